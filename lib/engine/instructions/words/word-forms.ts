import { distance } from 'fastest-levenshtein'
import { expansionsOf } from './abbreviations'
import { isFiller } from './filler-words'
import { remembered, rememberedPair } from './remembered'
import { synonymGroups } from './synonyms'

/** From these lengths on a word may have one or two letters wrong. */
const fuzzyLengthMin = 5
const twoWrongLengthMin = 8
/** Words of one family share their beginning: `accelerate`, `acceleration`. */
const familyPrefixMin = 5
const familyTailMax = 5

const irregular = new Map([
  ['people', 'person'],
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['countries', 'country'],
  ['series', 'series'],
  ['species', 'species'],
  ['status', 'status'],
  ['skus', 'sku'],
])

/** `movies` are no `movys`. */
const endsInIe =
  /^(?:movie|cookie|calorie|zombie|rookie|selfie|brownie|hoodie|veggie|foodie|smoothie|goalie|junkie|birdie|prairie|genie|newbie|freebie|groupie|hippie|auntie|indie|talkie|sortie|eyrie|kilocalorie)s$/

/** The singular of an English noun, roughly. */
export const singular = remembered((word: string): string => {
  const known = irregular.get(word)
  if (known) return known
  if (endsInIe.test(word)) return word.slice(0, -1)
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|zz|ch|sh|[^aeio]us)es$/.test(word) && word.length > 5) return word.slice(0, -2)
  if (word.length > 3 && /[^sui]s$/.test(word)) return word.slice(0, -1)
  return word
})

/** How well a word of a text fits a word of a name, 0 to 1. */
export const wordFit = rememberedPair((said: string, named: string): number => {
  if (said === named) return 1
  const a = singular(said)
  const b = singular(named)
  if (a === b) return 0.99
  if (withoutEnding(a) === withoutEnding(b)) return 0.96
  if (expansionsOf(b).includes(a) || expansionsOf(a).includes(b)) return 0.95
  if (isMisspelt(a, b) || isMisspelt(said, named)) return 0.85
  if (isFamily(a, b)) return 0.8
  if (isShortFor(b, a) || isShortFor(named, said)) return 0.75
  return areSynonyms(a, b) ? 0.7 : 0
})

/** `priced`, `pricing`: a verb of the noun. */
const withoutEnding = (word: string) =>
  word.length > 4 ? word.replace(/([bgmnprt])\1(?:ed|ing)$/, '$1').replace(/(?:ed|ing|e|d)$/, '') : word

function isMisspelt(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length)
  if (length === 3 && a.length === b.length && a[0] === b[0] && a !== b) return areSameLetters(a, b)
  if (length < fuzzyLengthMin || a[0] !== b[0]) return false
  if (Math.abs(a.length - b.length) > 2 || confusable.has(a) || confusable.has(b)) return false
  // "comes" is no `comps` with a letter wrong
  if (isFiller(singular(a))) return false
  const wrong = distance(a, b)
  return wrong <= 1 || (wrong <= 2 && (length >= twoWrongLengthMin || areSameLetters(a, b)))
}

const areSameLetters = (a: string, b: string) => [...a].sort().join('') === [...b].sort().join('')

/** Words of their own that are one letter away from others. */
const confusable = new Set(
  'county country counter count price prize state stage store score station nation month mouth order older sales scale rating racing'.split(
    ' ',
  ),
)

/** Who does a thing is not the thing: `installer`, `installation`. */
const doer = /(?:[eo]r|ee|ist)$/
const deed = /(?:ion|ment|ing|ance|ence|al)$/

function isFamily(a: string, b: string): boolean {
  if (confusable.has(a) || confusable.has(b)) return false
  if ((doer.test(a) && deed.test(b)) || (deed.test(a) && doer.test(b))) return false
  const shorter = Math.min(a.length, b.length)
  let same = 0
  while (same < shorter && a[same] === b[same]) same++
  const tail = Math.max(a.length, b.length) - same
  return same >= familyPrefixMin && tail <= familyTailMax && same >= shorter - 2
}

/** `enr` for enrollment, `crs` for course, `dept` for department: the beginning, or letters in order without vowels. */
export function isShortFor(short: string, long: string): boolean {
  if (short.length < 3 || short.length > 5 || long.length <= short.length || short[0] !== long[0])
    return false
  if (long.startsWith(short)) return long.length > short.length + 1 || long.endsWith('e')
  if (/[aeiou]/.test(short.slice(1))) return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length
}

const groupsOf = new Map<string, Set<number>>()
synonymGroups.forEach((group, index) => {
  for (const word of group) groupsOf.set(word, (groupsOf.get(word) ?? new Set<number>()).add(index))
})

function areSynonyms(a: string, b: string): boolean {
  const groups = groupsOf.get(b)
  return groups !== undefined && [...(groupsOf.get(a) ?? [])].some((group) => groups.has(group))
}
