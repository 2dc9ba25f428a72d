import { foldText } from '../../names/name-words'
import type { Plan } from '../../plan/plan'
import type { Understanding } from '../../understanding'

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

/** At an end of the text: `in German, please`, `Auf Deutsch: …`, `Rédigez en français.` */
const atEnd =
  /(?:^|[\s,;.:(])(?:(?:please )?(?:write|tell|answer) (?:it |me |all )?)?(?:in|auf|en) (\p{L}+)(?:,? (?:please|bitte))?[\s.!)]*$/iu
const atStart = /^(?:in|auf|en) (\p{L}+)(?:,? (?:please|bitte))?[:,.]\s*/iu

interface Said {
  /** What is left of it. */
  text: string
  /** The words and the language that they name; null where they name none, or where the table has it as a value. */
  said: { clause: string; language: Language } | null
}

/** The language that a text asks to be answered in, and the text without it. */
export function takeSaidLanguage(text: string, { table }: Pick<Understanding, 'table'>): Said {
  for (const form of [atEnd, atStart]) {
    const found = form.exec(text)
    const word = foldText(found?.[1] ?? '')
    const language = languageOf.get(word)
    if (!found || !language) continue
    if (
      table.columns.some(
        ({ numbers, values }) => !numbers && values.some((value) => foldText(value) === word),
      )
    )
      continue
    const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length)
    return { text: rest, said: { clause: found[0].replace(/^[\s,;.:(]+|[\s.,!:)]+$/g, ''), language } }
  }
  return { text, said: null }
}
