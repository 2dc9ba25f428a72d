import fs from 'node:fs'
const list = JSON.parse(fs.readFileSync(process.argv[3]))
const drafts = new Map(fs.readFileSync(process.argv[2], 'utf8').split('\n').filter(Boolean).map(l => { const r = JSON.parse(l); return [r.id, r] }))
const norm = s => String(s).toLowerCase().normalize('NFD').replace(/[^a-z0-9]/g, '')
let by = {}, at = { 0: 0, 1: 0, 2: 0, more: 0, none: 0 }, sure = [0, 0], rows = []
for (const t of list) {
  const d = drafts.get(t.path.replace(/.*\//, '')); if (!d?.ok) { rows.push([t.set + t.no, 'FAILED']); continue }
  let want = t.outcome_columns ?? t.outcome ?? t.outcomes; if (!want) continue
  if (typeof want === 'string') want = [[want]]; if (!Array.isArray(want)) want = [want]
  want = want.map(w => (Array.isArray(w) ? w : [w]).map(x => norm(typeof x === 'object' ? JSON.stringify(x) : x)))
  const isCount = want.length === 0 || (want.length === 1 && want[0].length === 0)
  const outs = (d.dataset.subject?.outcomes ?? []).map(o => { const c = d.dataset.columns.find(c => c.name === o.column); return { ...o, made: [norm(o.column), ...(c?.derived_from ?? []).map(norm)], c } })
  const rowsLead = JSON.stringify(d.dataset.subject?.row ?? '').includes('lead') || outs.length === 0 || /^(number of rows|rows|count)/i.test(d.blocks.find(b => b.type === 'kpi')?.title ?? '')
  const hit = isCount ? (rowsLead ? 0 : -1) : outs.findIndex(o => want.some(w => w.length === 1 ? o.made[0] === w[0] || (o.made.length > 1 && o.made.includes(w[0])) : w.every(x => o.made.includes(x))))
  const kd = t.kind ?? t.told_as?.[0] ?? ''; by[kd] ??= [0, 0, 0]; by[kd][2]++; if (hit === 0) by[kd][0]++; if (hit > 0) by[kd][1]++
  at[hit < 0 ? 'none' : hit > 2 ? 'more' : hit]++
  const conf = outs[0]?.confidence ?? 0
  if (conf >= .7) { sure[1]++; if (hit === 0) sure[0]++ }
  rows.push([t.set + t.no, t.path.replace(/.*\//, ''), 'want', want.map(w => w.join('+')).join(' | '), 'got', outs.slice(0, 3).map(o => o.column + ' ' + o.confidence + (o.of ? '=' + JSON.stringify(o.of) : '')).join(', '), hit < 0 ? 'NONE' : hit])
}
if (process.argv[5] !== 'nokind') console.log('by kind first/later/all', JSON.stringify(by))
console.log(JSON.stringify(at), 'sure', sure.join('/'))
if (process.argv[4] === "v") for (const r of rows) if (r.at(-1) !== 0) console.log(r.join(' ; '))
