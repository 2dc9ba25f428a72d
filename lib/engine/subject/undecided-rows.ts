import { missingCode, type Table } from '../table/table'

/** More names than these are no sentence. */
const namesMax = 2

/** The rows that a share leaves out, since nothing was decided of them, and what to call them: `with Open or Draft`; null where it leaves out none. */
export function undecidedRows(
  { columns }: Table,
  of: { column: string } | null | undefined,
  keep: Uint8Array | null = null,
): { column: string; names: string[]; rows: number; words: string } | null {
  const decided = columns.find(({ name }) => name === of?.column)
  const state = columns.find(({ name }) => name === decided?.derivedFrom?.[0])
  if (!decided || !state) return null
  const out = new Set<number>()
  let rows = 0
  for (let row = 0; row < state.codes.length; row++) {
    const code = state.codes[row]!
    if ((keep && !keep[row]) || code === missingCode || decided.codes[row] !== missingCode) continue
    out.add(code)
    rows++
  }
  const names = [...out].map((code) => state.values[code]!)
  const words = names.length > namesMax ? `in ${names.length} states before` : `with ${names.join(' or ')}`
  return rows > 0 ? { column: state.name, names, rows, words } : null
}
