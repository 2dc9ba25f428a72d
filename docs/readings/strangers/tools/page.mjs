// the page as its reader first sees it: cards that stand behind the others are folded, and what cards say is not said again
export function page(r) {
  if (!r.ok) return {}
  const out = [`[0] TITLE: ${r.title} | ${r.description}`]
  let n = 1
  const fmt = v => typeof v === 'number' ? String(+v.toPrecision(5)) : String(v)
  for (const b of r.blocks) {
    if (b.type === 'table' || b.config?.further) continue
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
  const said = r.blocks.filter(b => !b.config?.further).map(b => b.description ?? '')
  let c = 1
  for (const s of r.layout?.narrative_snippets ?? []) if (!said.some(t => t.includes(s))) out.push(`[c${c++}] CLOSING: ${s}`)
  return { text: out.join('\n') }
}
