// page text from a draft
export function page(r) {
  if (!r.ok) return '(no page: ' + JSON.stringify(r.error) + ')'
  const out = []
  out.push(`[0] TITLE: ${r.title} | ${r.description}`)
  let n = 1
  const fmt = v => typeof v === 'number' ? String(+v.toPrecision(5)) : String(v)
  for (const b of r.blocks) {
    if (b.type === 'table') continue
    let line = `[${n++}] ${b.type.toUpperCase()}: ${b.title}`
    if (b.description) line += ` | ${b.description}`
    const p = b.data_preview ?? {}
    if (Array.isArray(p.rows) && b.type !== 'insight') {
      const cols = p.columns ?? Object.keys(p.rows[0] ?? {})
      const rows = p.rows.slice(0, 14).map(row => cols.map(c => fmt(row[c])).join(' ')).join('; ')
      line += ` | drawn: ${cols.join(', ')}: ${rows}${p.rows.length > 14 ? ` … (${p.rows.length} points)` : ''}`
    } else if (p.value !== undefined) line += ` | value ${fmt(p.value)}`
    out.push(line)
  }
  for (const [i, s] of (r.layout?.narrative_snippets ?? []).entries()) out.push(`[c${i + 1}] CLOSING: ${s}`)
  const o = (r.dataset?.subject?.outcomes ?? [])
  return { text: out.join('\n'), outcomes: o }
}
