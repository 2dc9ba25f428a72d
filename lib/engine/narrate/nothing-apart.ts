import { lowerFirst } from '@/lib/format/first-letter'
import { areTwins } from '../profile/are-twins'
import type { ColumnProfile } from '../profile/profile'
import { dependsOn } from '../rank/rank-breakdowns'
import type { CardContext } from '../request/card'

const namedMax = 3
/** By more groups nobody asks whether an outcome differs. */
const groupsMax = 20
/** With fewer rows a group nothing was tried. */
const rowsPerGroupMin = 5

/** `It does not clearly differ by section, kit size or payment.`: what was tried of the outcome, and did not hold. */
export function nothingApart(context: CardContext, outcome: ColumnProfile): string {
  const { dimensions, insights, table } = context
  const isFree = ({ index, distinct, name, role }: ColumnProfile) =>
    role !== 'time' &&
    name !== outcome.name &&
    distinct >= 2 &&
    distinct <= groupsMax &&
    distinct * rowsPerGroupMin <= table.rowCount &&
    table.columns[index]!.derivedFrom === undefined &&
    !dependsOn(context, outcome.index, index) &&
    !insights.some(({ columns }) => columns.includes(outcome.name) && columns.includes(name))
  const names = dimensions
    .filter(isFree)
    .filter(({ index }, place, all) => !all.slice(0, place).some((one) => areTwins(table, one.index, index)))
    .slice(0, namedMax)
    .map(({ label }) => lowerFirst(label))
  if (names.length === 0) return ''
  const what = outcome.additivity === 'additive' ? 'What a row has' : 'It'
  return `${what} does not clearly differ by ${orOf(names)}.`
}

const orOf = (names: string[]) =>
  names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
