import type { ColumnProfile } from '../profile/profile'
import type { CardContext } from './card'

/** What a reader may rather have come for than the main measure, where the signs leave it open; no other form of it. */
export function rivalOf({ profile, measures }: CardContext): ColumnProfile | null {
  const main = measures[0]?.index
  if (main === undefined) return null
  const sources = [main, sourceOf(profile.columns, main)]
  // who cancelled pays nothing, and how many cancelled is told beside what was paid
  const isEmptied = (index: number) =>
    profile.columns[index]!.of !== undefined && (measures[0]!.summary?.zeros ?? 0) > 0
  const isForm = (index: number) =>
    !isEmptied(index) &&
    profile.forms.some(
      (pair) => pair.some((one) => sources.includes(one)) && pair.includes(sourceOf(profile.columns, index)),
    )
  const outcomes = profile.outcomes ?? []
  const near = [...(profile.rivals ?? [])]
  // where another than the likeliest leads, the likeliest is its rival
  if (near.includes(main) && outcomes.length > 1)
    near.unshift(...outcomes.filter((index) => !near.includes(index)))
  const rival = near.find((index) => index !== main && !isForm(index))
  return rival === undefined ? null : profile.columns[rival]!
}

/** A yes/no or a state that is counted stands for the column that holds it. */
const sourceOf = (columns: ColumnProfile[], index: number): number =>
  columns.find(({ name }) => name === columns[index]!.of?.column)?.index ?? index

/** Whether two columns are what a reader may have come for, or states of it: what things came to is no cause of how they ended. */
export function areRivals({ profile }: CardContext, a: number, b: number): boolean {
  const [first] = profile.outcomes ?? []
  if (first === undefined) return false
  const wanted = [first, ...(profile.rivals ?? [])].map((index) => sourceOf(profile.columns, index))
  const [one, other] = [a, b].map((index) => sourceOf(profile.columns, index))
  return one !== other && wanted.includes(one!) && wanted.includes(other!)
}
