import { repeatedRows } from '../clean/duplicate-rows'
import { findWord, splitName } from '../names/name-words'
import type { ColumnProfile } from '../profile/profile'
import { ratingLikeWords } from '../profile/role-words'
import { areTelling } from '../table/expected-repeats'
import { caveatOf } from './caveat-of'
import type { Context } from './context'
import { countedOnce } from './counted-once'
import { belowGiants, giantsOf } from './giants'
import { mixedUnits } from './mixed-units'
import { setAsides } from './set-aside'
import { countFigure, shareFigure, tell, valueFigure } from './telling'
import type { Trial } from './trial'

const rowsMin = 30
const outcomesMax = 2

/**
 * What the first numbers stand or fall with: rows that repeat others, a few rows that hold most of a total, zeros that
 * stand for no rating, what the cleaning left out, amounts in several currencies. Plain arithmetic: the number with and without them, told where
 * they change it by 5 %.
 */
export function findCaveats(context: Context): Trial[] {
  const outcomes = firstNumbers(context)
  const found = outcomes.length > 0 ? repeatedRows(context.table) : []
  const repeated = areTelling(found.length, context.table) ? found : []
  return [
    ...mixedUnits(context),
    ...setAsides(context, outcomes),
    ...countedOnce(context, outcomes),
    ...outcomes.flatMap((outcome) => [
      ...repeats(context, outcome, repeated),
      ...fewRows(context, outcome),
      ...unrated(context, outcome),
    ]),
  ]
}

function firstNumbers({ measures, profile }: Context): ColumnProfile[] {
  const led = measures.filter(({ index }) => profile.outcomes?.includes(index))
  return (led.length > 0 ? led : measures).slice(0, outcomesMax)
}

const isSummed = ({ additivity }: ColumnProfile) => additivity === 'additive'
const wordOf = (outcome: ColumnProfile) => (isSummed(outcome) ? 'adds up to' : 'averages')

/** The sum or the average of the rows that are kept, and of how many. */
function levelOf({ table }: Context, outcome: ColumnProfile, isKept: (row: number) => boolean) {
  let sum = 0
  let rows = 0
  table.columns[outcome.index]!.numbers!.forEach((number, row) => {
    if (Number.isNaN(number) || !isKept(row)) return
    sum += number
    rows++
  })
  return { value: isSummed(outcome) ? sum : sum / rows, rows }
}

function repeats(context: Context, outcome: ColumnProfile, repeated: number[]): Trial[] {
  if (repeated.length === 0 || outcome.additivity === 'semi_additive') return []
  // an order may have the same thing on two lines
  if (context.profile.linesOf) return []
  const again = new Set(repeated)
  const [all, once] = [
    levelOf(context, outcome, () => true),
    levelOf(context, outcome, (row) => !again.has(row)),
  ]
  const effect = Math.abs(all.value / once.value - 1)
  if (!Number.isFinite(effect)) return []
  const how = isSummed(outcome) ? 'sum' : 'avg'
  return [
    caveatOf({
      value: 'repeated_rows',
      columns: [outcome.index],
      effect,
      rows: all.rows,
      tell: () =>
        tell(
          countFigure(null, repeated.length, { measure: 'repeated_rows', rows: context.table.rowCount }),
          ' of ',
          countFigure(null, context.table.rowCount, { measure: 'count', rows: context.table.rowCount }),
          ` rows repeat an earlier one in every cell: with them ${outcome.label} ${wordOf(outcome)} `,
          valueFigure(outcome, all.value, { measure: how, rows: all.rows }),
          ', without them ',
          valueFigure(outcome, once.value, { measure: `${how}(without repeated rows)`, rows: once.rows }),
          '.',
        ),
    }),
  ]
}

const countWords = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')

/** A few rows that make most of a total: what it comes to with them and without. */
function fewRows(context: Context, outcome: ColumnProfile): Trial[] {
  const giants = giantsOf(context.table, outcome)
  if (!giants) return []
  const { index, name, missing } = outcome
  const { sum } = outcome.summary!
  const rows = context.table.rowCount - missing
  const count = giants.rows.length
  const are = { column: name, op: '>=' as const, value: giants.least }
  const others = belowGiants(outcome, giants)
  return [
    caveatOf({
      value: count === 1 ? 'one_row' : 'few_rows',
      columns: [index],
      effect: giants.share,
      rows,
      tell: () =>
        tell(
          count === 1 ? 'One row alone holds ' : `${countWords[count]} rows alone hold `,
          shareFigure(outcome, giants.share, { measure: 'share', filters: [are], rows }),
          ` of ${outcome.label}, `,
          valueFigure(outcome, giants.sum, { measure: 'sum', filters: [are], rows: count }),
          `: with ${count === 1 ? 'it' : 'them'} ${outcome.label} adds up to `,
          valueFigure(outcome, sum, { measure: 'sum', rows }),
          `, without ${count === 1 ? 'it' : 'them'} to `,
          valueFigure(outcome, sum - giants.sum, { measure: 'sum', filters: [others], rows: rows - count }),
          '.',
        ),
    }),
  ]
}

/** A scale that starts at one has no zero. */
const scaleMin = 1
const zerosMin = 0.02
const zerosMax = 0.6

/** So many fewer rows have the lowest number above zero, or zero is one step of a count like the others. */
const lowestShareMax = 0.5

function standApart(numbers: Float64Array): boolean {
  let zeros = 0
  let lowest = Number.POSITIVE_INFINITY
  let atLowest = 0
  for (const number of numbers) {
    if (number === 0) zeros++
    else if (number < lowest) [lowest, atLowest] = [number, 1]
    else if (number === lowest) atLowest++
  }
  return atLowest <= lowestShareMax * zeros
}

function unrated(context: Context, outcome: ColumnProfile): Trial[] {
  const { summary, index, name } = outcome
  if (!summary || isSummed(outcome) || !findWord(splitName(name), ratingLikeWords)) return []
  const numbers = context.table.columns[index]!.numbers!
  const rows = context.table.rowCount - outcome.missing
  const isBetween = numbers.some((number) => number !== 0 && number < scaleMin)
  const share = summary.zeros / Math.max(1, rows)
  if (rows < rowsMin || isBetween || share < zerosMin || share > zerosMax || !standApart(numbers)) return []
  const [all, rated] = [
    levelOf(context, outcome, () => true),
    levelOf(context, outcome, (row) => numbers[row] !== 0),
  ]
  const filters = [{ column: name, op: '!=' as const, value: 0 }]
  return [
    caveatOf({
      value: 'unrated',
      columns: [index],
      effect: Math.abs(rated.value / all.value - 1),
      rows,
      tell: () =>
        tell(
          `${outcome.label} is 0 in `,
          countFigure(outcome, summary.zeros, {
            measure: 'count',
            filters: [{ column: name, op: '=', value: 0 }],
            rows,
          }),
          ` rows and at least ${scaleMin} in all others: where 0 stands for none given, it averages `,
          valueFigure(outcome, rated.value, { measure: 'avg', filters, rows: rated.rows }),
          ' rather than ',
          valueFigure(outcome, all.value, { measure: 'avg', rows }),
          '.',
        ),
    }),
  ]
}
