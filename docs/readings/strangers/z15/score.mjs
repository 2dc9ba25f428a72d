#!/usr/bin/env node
// Scores how tables are read whose truth lies beside them (NAME.json or NAME.truth.json).
//
//   node score.mjs CLONE FOLDER [--detail FILE] [--keep RESULTS] [--results RESULTS]
//
// Prints counts by kind alone: cases, whole (all of it right), rows, roles, columns that must not be added and are,
// columns that may be added and are not, figures shown or computable from the cleaned table, wrong figures shown, time.
// --detail writes each failing case; refused for folders with "sealed" in their path.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { numbers, near, norm } from '../../../../../shared/bench/score/shown.mjs'

const [clone, folder, ...rest] = process.argv.slice(2)
const option = (n) => (rest.includes(n) ? rest[rest.indexOf(n) + 1] : undefined)
const isSealed = /sealed/.test(path.resolve(folder))
if (isSealed && option('--detail')) throw new Error('sealed: counts alone')
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'z15-'))
const cases = fs.readdirSync(folder).filter((f) => f.endsWith('.json')).flatMap((f) => {
  let t
  try { t = JSON.parse(fs.readFileSync(path.join(folder, f), 'utf8')) } catch { return [] }
  return t && typeof t === 'object' && t.file && t.columns && t.kind !== undefined ? [{ ...t, file: path.join(path.resolve(folder), t.file) }] : []
})
const req = cases.map((c, i) => ({ id: String(i), file: c.file, cleaned_out: path.join(work, `${i}.csv`) }))
fs.writeFileSync(path.join(work, 'req'), req.map((r) => JSON.stringify(r)).join('\n') + '\n')
const stored = option('--keep') ?? path.join(work, 'out')
const out = fs.openSync(stored, 'w')
const run = spawnSync('npm', ['run', '-s', 'analyze', '--', '--batch', path.join(work, 'req')], { cwd: clone, stdio: ['ignore', out, 'inherit'] })
fs.closeSync(out)
const results = new Map(fs.readFileSync(stored, 'utf8').split('\n').filter((l) => l.startsWith('{')).map((l) => JSON.parse(l)).map((r) => [r.id, r]))

function parse(csv) {
  const rows = [[]]; let cell = '', quoted = false
  for (let i = 0; i < csv.length; i++) {
    const c = csv[i]
    if (quoted) { if (c === '"') { if (csv[i + 1] === '"') { cell += c; i++ } else quoted = false } else cell += c }
    else if (c === '"') quoted = true
    else if (c === ',') { rows.at(-1).push(cell); cell = '' }
    else if (c === '\n') { rows.at(-1).push(cell.replace(/\r$/, '')); cell = ''; rows.push([]) }
    else cell += c
  }
  if (cell !== '' || rows.at(-1).length) rows.at(-1).push(cell)
  return rows.filter((r) => r.length && !(r.length === 1 && r[0] === ''))
}
const leaf = (s) => norm(String(s).split('.').at(-1))
const find = (names, want) => {
  let at = names.findIndex((n) => n === want)
  if (at < 0) at = names.findIndex((n) => norm(n) === norm(want))
  if (at < 0) at = names.findIndex((n) => leaf(n) === leaf(want))
  // `Umsatz` with its unit beside it
  if (at < 0) { const longer = names.flatMap((n, i) => (norm(n).startsWith(norm(want) + ' ') && norm(n).length - norm(want).length <= 6 ? [i] : [])); if (longer.length === 1) at = longer[0] }
  return at
}
const coarse = { geo: ['category'], code: ['category', 'id'], ordinal: ['category'], constant: [] }
function roleRight(col, roles) {
  const r = col.role
  if (roles.includes(r)) return true
  if ((coarse[r] ?? []).some((x) => roles.includes(x))) return true
  if ((r === 'constant' || r === 'empty') && (col.distinct ?? 0) <= 1) return true
  return false
}
const YES = new Set(['true', 'yes', 'y', 'ja', 'j', 'oui', 'o', 'si', 's', '1', 'sim', 'x', 'wahr', 'vero', 'verdadero']), NO = new Set(['false', 'no', 'n', 'nein', 'non', '0', 'nao', 'falsch'])
const sameCell = (a, b) => {
  if (b === null) return a === ''
  const x = norm(a), y = norm(b)
  return x === y || (YES.has(x) && YES.has(y)) || (NO.has(x) && NO.has(y)) || (x !== '' && y !== '' && Number(a) === Number(b))
}
function computable(f, rows, cols) {
  if (!rows) return false
  const [head, ...body] = rows
  const timeAt = cols.filter((c) => c.role === 'time').map((c) => head.indexOf(c.name)).filter((i) => i >= 0)
  let some = body
  for (const [k, v] of Object.entries(f.where ?? {})) {
    const at = find(head, k)
    if (at < 0) return false
    some = some.filter((r) => sameCell(r[at] ?? '', v))
  }
  const at = find(head, f.column)
  const cands = []
  const each = head.map((n, i) => i).filter((i) => i === at || (norm(head[i]).startsWith(norm(f.column) + ' once per')))
  for (const i of each) {
    const cells = some.map((r) => r[i] ?? '')
    const filled = cells.filter((c) => c !== '')
    const nums = filled.map((c) => (c === 'true' ? 1 : c === 'false' ? 0 : Number(c))).filter(Number.isFinite)
    const sum = nums.reduce((a, b) => a + b, 0)
    if (f.op === 'sum') cands.push(sum)
    if (f.op === 'avg') cands.push(sum / nums.length)
    if (f.op === 'count') cands.push(filled.length, cells.length - filled.length, new Set(filled).size, nums.filter((n) => n === 1).length, some.length)
    if (f.op === 'last') for (const t of timeAt) {
      const last = some.map((r) => r[t]).filter(Boolean).sort().at(-1)
      cands.push(some.filter((r) => r[t] === last).reduce((s, r) => s + (Number(r[i]) || 0), 0))
    }
  }
  if (f.op === 'count') cands.push(some.length)
  return cands.some((c) => near(c, f.value, { tolerance: 0.001 }))
}
const list = (v) => (Array.isArray(v) ? v : v == null ? [] : [v])
const sumsUp = (col) => col.role === 'measure' && col.additivity === 'additive'
const detail = cases.map((c, i) => {
  const r = results.get(String(i)) ?? {}
  const d = { kind: c.kind, form: c.form, file: path.basename(c.file), ok: r.ok === true, error: r.error, roles: [], sums: [], figures: [], wrong: [] }
  const columns = r.dataset?.columns ?? []
  const shown = d.ok ? numbers(r) : []
  const cleanedFile = path.join(work, `${i}.csv`)
  const rows = d.ok && fs.existsSync(cleanedFile) ? parse(fs.readFileSync(cleanedFile, 'utf8')) : null
  d.gotRows = r.dataset?.rows
  d.wantRows = list(c.true_rows)
  d.rows = d.ok && (d.wantRows.length === 0 || d.wantRows.includes(r.dataset.rows))
  d.offers = (r.dataset?.offers ?? []).map((o) => `${o.id}: ${o.detail}`)
  d.columns = columns.map((x) => x.name)
  const names = columns.map((x) => x.name)
  for (const [name, want] of Object.entries(c.columns)) {
    const col = columns[find(names, name)]
    const once = columns.find((x) => norm(x.name).startsWith(norm(name) + ' once per'))
    d.roles.push({ name, right: Boolean(col) && roleRight(col, want.roles), got: col ? `${col.role} ${col.additivity ?? ''} ${col.confidence}` : null, want: want.roles.join('/') })
    if (want.sum_ok === false) d.sums.push({ name, kind: 'must_not', right: !col || !sumsUp(col), got: col && `${col.role} ${col.additivity ?? ''} ${col.confidence}` })
    if (want.sum_ok === true) d.sums.push({ name, kind: 'may', right: Boolean((col && sumsUp(col)) || (once && sumsUp(once))), got: col && `${col.role} ${col.additivity ?? ''} ${col.confidence}` })
  }
  for (const f of list(c.figures)) {
    const said = shown.find((n) => near(n.value, f.value, { tolerance: 0.0005, share: f.op === 'avg' && Math.abs(f.value) <= 1 }))
    d.figures.push({ what: f.what, value: f.value, shown: Boolean(said), right: Boolean(said) || (d.ok && computable(f, rows, columns)) })
  }
  for (const w of list(c.wrong_figures)) {
    if (w.may_occur) continue
    // what the right figures come to is not wrong
    if (list(c.figures).some((f) => near(f.value, w.value, { tolerance: 0.0005 }))) continue
    const at = shown.find((n) => near(n.value, w.value, { tolerance: 0.0002 }) && Math.abs(w.value) > 12)
    if (at) d.wrong.push({ what: w.what, value: w.value, at: at.where })
  }
  if (c.time && d.ok) {
    const cut = (s, n) => String(s).slice(0, n)
    const spans = columns.filter((x) => x.role === 'time').map((x) => {
      const at = rows?.[0].indexOf(x.name) ?? -1
      let v = at >= 0 ? rows.slice(1).map((q) => q[at]).filter(Boolean) : []
      if (at < 0) v = (r.blocks ?? []).filter((b) => b.spec?.x === x.name).flatMap((b) => (b.data_preview?.rows ?? []).map((q) => String(q[x.name] ?? '')))
      v = v.filter((s) => /^\d{4}/.test(s)).sort()
      return [v[0] ?? '', v.at(-1) ?? '']
    })
    const moment = (s, isEnd) => { const q = /^(\d{4})-(Q([1-4])|H([12]))/.exec(s); if (!q) return s; const m = q[3] ? Number(q[3]) * 3 - (isEnd ? 0 : 2) : Number(q[4]) * 6 - (isEnd ? 0 : 5); return `${q[1]}-${String(m).padStart(2, '0')}` }
    const monthsOf = (s) => Number(s.slice(0, 4)) * 12 + Number(s.slice(5, 7) || 1)
    const isNear = (want, got, isEnd) => {
      const span = /^(\d{4})\/(\d\d)$/.exec(got)
      if (span) return cut(want, 4) === (isEnd ? `${span[1].slice(0, 2)}${span[2]}` : span[1]) || cut(want, 4) === span[1]
      const g = moment(/^\d{4}-\d\d-01$/.test(got) && want.length === 7 ? got.slice(0, 7) : got, isEnd)
      if (cut(g, Math.min(want.length, g.length)) === cut(want, Math.min(want.length, g.length)) && g.length >= 4) return true
      return g.length >= 7 && want.length === 7 && Math.abs(monthsOf(g) - monthsOf(want)) <= (isEnd ? 5 : 0) && g.length < 10
    }
    d.time = c.time.from === undefined ? null : spans.some(([a, b]) => isNear(String(c.time.from), a, false) && isNear(String(c.time.to), b, true))
    d.spans = spans
    d.wantTime = c.time
  } else d.time = c.time && c.time.from !== undefined ? false : null
  // a table left wide where it may be has no column of time
  if (d.time === false && d.wantRows.length > 1 && d.rows && d.gotRows === Math.min(...d.wantRows)) d.time = null
  d.whole = d.ok && d.rows && d.roles.every((x) => x.right) && d.sums.every((x) => x.right) && d.figures.every((x) => x.right) && d.wrong.length === 0 && d.time !== false
  return d
})
const count = (l) => `${l.filter((x) => x.right).length}/${l.length}`
const line = (ds) => {
  const all = (f) => ds.flatMap(f)
  const sums = all((d) => d.sums)
  const must = sums.filter((s) => s.kind === 'must_not')
  const times = ds.filter((d) => d.time !== null)
  return {
    whole: `${ds.filter((d) => d.whole).length}/${ds.length}`,
    rows: ds.filter((d) => d.rows).length,
    roles: count(all((d) => d.roles)),
    sum_wrong: `${must.filter((s) => !s.right).length}/${must.length}`,
    sum_ok: count(sums.filter((s) => s.kind === 'may')),
    figures: count(all((d) => d.figures)),
    shown: all((d) => d.figures).filter((f) => f.shown).length,
    wrong_figs: all((d) => d.wrong).length,
    time: `${times.filter((d) => d.time).length}/${times.length}`,
    failed: ds.filter((d) => !d.ok).length,
  }
}
const kinds = [...new Set(detail.map((d) => d.kind))].sort((a, b) => a - b)
console.table(Object.fromEntries([...kinds.map((k) => [k, line(detail.filter((d) => d.kind === k))]), ['all', line(detail)]]))
if (option('--detail')) fs.writeFileSync(option('--detail'), detail.map((d) => {
  if (d.whole) return `ok ${d.file} (kind ${d.kind}, form ${d.form})`
  const L = [`## ${d.file} (kind ${d.kind}, form ${d.form})${d.ok ? '' : ' ERROR ' + JSON.stringify(d.error)}`]
  if (!d.rows) L.push(`  rows ${d.gotRows}, wanted ${d.wantRows}; offers ${d.offers.join(' | ')}; columns ${d.columns.slice(0, 14).join(', ')}`)
  for (const x of d.roles.filter((x) => !x.right)) L.push(`  role ${x.name}: got ${x.got}, wanted ${x.want}`)
  for (const x of d.sums.filter((x) => !x.right)) L.push(`  sum ${x.kind} ${x.name}: ${x.got}`)
  for (const x of d.figures.filter((x) => !x.right)) L.push(`  figure ${x.what} ${x.value}`)
  for (const x of d.wrong) L.push(`  WRONG ${x.what} ${x.value} at ${x.at}`)
  if (d.time === false) L.push(`  time ${JSON.stringify(d.spans)} wanted ${JSON.stringify(d.wantTime)}`)
  return L.join('\n')
}).join('\n') + '\n')
fs.rmSync(work, { recursive: true, force: true })
