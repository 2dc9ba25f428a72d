const irregular = new Map(
  Object.entries({
    person: 'people',
    man: 'men',
    woman: 'women',
    child: 'children',
    series: 'series',
    species: 'species',
    aircraft: 'aircraft',
    staff: 'staff',
    analysis: 'analyses',
  }),
)

/** The plural of an English noun, roughly; what is a plural stays one. */
export function pluralOf(noun: string): string {
  const known = irregular.get(noun)
  if (known) return known
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  if (/(?:ss|us|x|z|ch|sh)$/.test(noun)) return `${noun}es`
  return noun.endsWith('s') ? noun : `${noun}s`
}

/** The singular of an English noun in lower case, roughly. */
export function singularOf(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}
