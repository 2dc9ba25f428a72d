import { splitName } from '../names/name-words'
import { singularOf } from '../profile/plural-of'
import { isNoun } from '../thesaurus/closeness'

/** Longer labels are questions, or names that no sentence has room for. */
const lengthMax = 34
const shortMax = 3
const vowels = /[aeiouyàâäáæãåéèêëíìîïóòôöõøœúùûü]/iu
const links = new Set(
  `of per in and or the to by for on at with de del der die das des du la le les el los di da von zu im pro par por con
  et und y e is not no new old net all time day year month week hour age sex pay cost`.split(/\s+/),
)

/** Whether a column's label reads as words, not as a code or as short forms that only its owner knows. */
export function isPlainLabel(label: string): boolean {
  const { words } = splitName(label)
  if (label.length > lengthMax) return false
  if (!/^[\p{L}\p{N}\s'’&/()-]+$/u.test(label)) return !/\p{Script=Latin}/u.test(label)
  const spelled = new Set(label.match(/(?<!\p{L})\p{Lu}{2,4}(?!\p{L})/gu)?.map((word) => word.toLowerCase()))
  return words.every((word) => isWord(word) || spelled.has(word)) && words.some((word) => !spelled.has(word))
}

function isWord(word: string): boolean {
  if (!/^\p{Script=Latin}+$/u.test(word)) return !/\p{Script=Latin}/u.test(word) && !/^\d+$/.test(word)
  if (links.has(word) || isNoun(word) || isNoun(singularOf(word))) return word.length > 1
  return word.length > shortMax && vowels.test(word)
}
