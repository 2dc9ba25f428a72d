/** What the columns of a cross-table are, and what stands in their cells, by their names. */
export interface AcrossNames {
  key: string
  value: string
}

const spaces = /[\s_]+/
const lettersMin = 3

/**
 * `Store 1`, `Store 2`: what begins all names says what the columns are. `North sales`, `South sales`: what ends them
 * says what is in the cells. Answers of which each row has all are answers; nothing else is known of the rest.
 */
export function acrossNames(names: string[], { areParts }: { areParts: boolean }): AcrossNames {
  const words = names.map((name) => name.trim().split(spaces))
  const first = sharedWord(words.map((own) => (own.length > 1 ? own[0]! : '')))
  const last = sharedWord(words.map((own) => (own.length > 1 ? own.at(-1)! : '')))
  return { key: first ?? (areParts ? 'Answer' : 'Group'), value: last ?? 'Value' }
}

/** A word that all have, with a capital letter; null where they differ or it is but a number. */
function sharedWord([word = '', ...others]: string[]): string | null {
  const bare = word.replace(/[^\p{L}]+$/u, '')
  if (bare.length < lettersMin || !others.every((other) => other === word)) return null
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
