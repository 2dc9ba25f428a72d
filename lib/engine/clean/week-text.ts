import type { DateText } from './date-text'
import { dayOfWeek } from './iso-week'
import { withoutAccents } from './month-names'
import type { TextDraft } from './text-draft'

const weekWord =
  /(?:^|[^a-z])(?:kw|cw|wk|week|kalenderwoche|woche|semaine|semana|settimana)(?:$|[^a-z])|[a-z](?:Week|Woche)$/
const weekFirst = /^(\d{1,2})\s?[-/.]\s?((?:19|20)\d{2})$/
const yearFirst = /^((?:19|20)\d{2})\s?[-/.]\s?(\d{1,2})$/

/** `KW`, `Semaine`, `OrderWeek`: its numbers are those of weeks. */
export const isNamedAsWeek = (name: string): boolean =>
  weekWord.test(withoutAccents(name)) || weekWord.test(withoutAccents(name.toLowerCase()))

/** `01/2022`, `2022-52`: a week where the column says so, else as likely a month or the number of a thing. */
export function splitWeek(text: string): DateText | null {
  const [, week, year] = weekFirst.exec(text) ?? []
  const [, ofYear = year, own = week] = yearFirst.exec(text) ?? []
  const date = ofYear && dayOfWeek({ year: Number(ofYear), week: Number(own), day: 1 })
  return date ? { form: 'week', separator: '', timeMs: null, ...date } : null
}

/** Whether the column is named as one of weeks and all that stands in it can be weeks. */
export function areWeeks({ name, texts, missing }: TextDraft): boolean {
  if (!isNamedAsWeek(name)) return false
  const filled = texts.filter((_, index) => !missing[index])
  return filled.length > 0 && filled.every((text) => splitWeek(text) !== null)
}
