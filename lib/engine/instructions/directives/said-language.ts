import { foldText } from '../../names/name-words'
import type { Plan } from '../../plan/plan'

type Language = Plan['language']

/** What the languages that texts are told in are called in each other. */
const names: Partial<Record<Language, string>> = {
  en: 'english englisch anglais ingles inglese',
  de: 'german deutsch allemand aleman tedesco',
  fr: 'french franzosisch francais frances francese',
  es: 'spanish spanisch espagnol espanol castellano spagnolo',
  it: 'italian italienisch italien italiano',
}

const languageOf = new Map(
  Object.entries(names).flatMap(([language, words]) =>
    words.split(' ').map((word) => [word, language as Language] as const),
  ),
)

/** The language of a name; null where texts are not told in it. */
export const languageNamed = (name: string): Language | null => languageOf.get(foldText(name)) ?? null

/** What languages are called, those too that texts are not told in. */
export const languageNames =
  'english|englisch|anglais|ingl[eé]s|inglese|german|deutsch|allemand|alem[aá]n|tedesco|french|franz[oö]sisch|fran[cç]ais|franc[eé]s|francese|spanish|spanisch|espagnol|espa[nñ]ol|spagnolo|italian|italienisch|italien|italiano|portuguese|dutch|polish|russian|turkish|chinese|japanese|korean|arabic'
