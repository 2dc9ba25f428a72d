import type { InsightKind } from '@/lib/contracts/claims'
import { lowerFirst, upperFirst } from '@/lib/format/first-letter'
import { formatCount } from '@/lib/format/format-count'
import type { ColumnProfile } from '../profile/profile'
import { type Context, createContext } from './context'
import { belowGiants, type Giants, giantsOf, withoutGiants } from './giants'
import { ledThroughGiants } from './led-through-giants'
import type { Finder, Telling, Trial } from './trial'

/** What says how a sum goes, or what it goes with: a few rows that make most of it would decide that by themselves. */
const kinds: InsightKind[] = [
  'period_change',
  'trend',
  'change_point',
  'seasonality',
  'drivers',
  'exception',
  'group_difference',
  'correlation',
  'simpson',
  'evenness',
]

interface Left {
  measure: ColumnProfile
  giants: Giants
  context: Context
}

function leftOf({ table, profile }: Context, measure: ColumnProfile, giants: Giants) {
  const summary = { ...measure.summary!, sum: measure.summary!.sum - giants.sum }
  const columns = profile.columns.map((column) => (column === measure ? { ...measure, summary } : column))
  return { table: withoutGiants(table, measure.index, giants), profile: { ...profile, columns } }
}

/** The trials of one kind, those of measures with giants made of all other rows; each says so. */
export function createTries(context: Context): (kind: InsightKind, find: Finder) => Trial[] {
  const left = context.measures.flatMap((measure): Left[] => {
    const giants = giantsOf(context.table, measure)
    if (!giants) return []
    return [{ measure, giants, context: createContext({ ...context, ...leftOf(context, measure, giants) }) }]
  })
  return (kind, find) => {
    const trials = find(context)
    if (kind === 'rank')
      return trials.flatMap((trial) =>
        left.reduce((all, one) => all.flatMap((own) => ledThroughGiants(context, own, one)), [trial]),
      )
    if (left.length === 0 || !kinds.includes(kind)) return trials
    const isAbout = ({ columns }: Trial, { measure }: Left) => columns.includes(measure.index)
    const plain = trials.filter((trial) => !left.some((one) => isAbout(trial, one)))
    return [...plain, ...left.flatMap((one) => found(find, one).filter((trial) => isAbout(trial, one)))]
  }
}

const found = (find: Finder, left: Left): Trial[] =>
  find(left.context).map((trial) => ({ ...trial, tell: () => told(trial.tell(), left) }))

/** Each number of the measure is of the rows below the least of the giants. */
function told({ text, figures, ...rest }: Telling, { measure, giants }: Left): Telling {
  const filter = belowGiants(measure, giants)
  const count = giants.rows.length
  const which = count === 1 ? 'the largest row' : `the ${formatCount(count)} largest rows`
  return {
    ...rest,
    text: `Without ${which}, ${afterComma(text, measure)}`,
    figures: figures.map((figure) =>
      figure.column !== measure.name
        ? figure
        : {
            ...figure,
            filters: [...figure.filters, filter],
            ...(figure.measure === 'share' && { within: { filters: [filter] } }),
          },
    ),
  }
}

/** A sentence that begins with the measure goes on with its name as it is written within one. */
function afterComma(text: string, { label }: ColumnProfile): string {
  const begins = text.startsWith(upperFirst(label))
  return begins ? lowerFirst(label) + text.slice(label.length) : lowerFirst(text)
}
