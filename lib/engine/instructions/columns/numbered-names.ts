import type { Understanding } from '../../understanding'
import type { Token } from '../tokens'

/** Words of a clause with each column that is called by a word and a number, as G3, in one. */
export const withNumberedNames = (tokens: Token[], understanding: Understanding): Token[] =>
  tokens.flatMap((token, at): Token[] => {
    if (at > 0 && columnFrom(tokens, at - 1, understanding) !== null) return []
    const column = columnFrom(tokens, at, understanding)
    return column === null ? [token] : [{ ...token, column }]
  })

function columnFrom(tokens: Token[], at: number, { table }: Understanding): number | null {
  if (tokens[at + 1]?.kind !== 'number' || tokens[at]!.kind !== 'word') return null
  const said = `${tokens[at]!.text}${tokens[at + 1]!.text}`
  const index = table.columns.findIndex(({ name }) => name.toLowerCase() === said)
  return index < 0 ? null : index
}
