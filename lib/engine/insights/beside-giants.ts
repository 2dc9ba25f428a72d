import type { InsightKind } from '@/lib/contracts/claims'
import { lowerFirst } from '@/lib/format/first-letter'
import { formatCount } from '@/lib/format/format-count'
import type { ColumnProfile } from '../profile/profile'
import { type Context, createContext } from './context'
import { belowGiants, type Giants, giantsOf, withoutGiants } from './giants'
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

/** The trials of one kind, those of measures with giants made of all other rows; each says so. */
export function createTries(context: Context): (kind: InsightKind, find: Finder) => Trial[] {
  const left = context.measures.flatMap((measure): Left[] => {
    const giants = giantsOf(context.table, measure)
    if (!giants) return []
    const table = withoutGiants(context.table, measure.index, giants)
    return [{ measure, giants, context: createContext({ ...context, table }) }]
  })
  return (kind, find) => {
    const trials = find(context)
    if (kind === 'rank') return left.reduce((all, one) => ledWithout(all, found(find, one), one), trials)
    if (left.length === 0 || !kinds.includes(kind)) return trials
    const isAbout = ({ columns }: Trial, { measure }: Left) => columns.includes(measure.index)
    const plain = trials.filter((trial) => !left.some((one) => isAbout(trial, one)))
    return [...plain, ...left.flatMap((one) => found(find, one).filter((trial) => isAbout(trial, one)))]
  }
}

/** Who leads without them, where that is somebody else, and nobody where none does; who leads either way says what one row makes of it. */
function ledWithout(trials: Trial[], without: Trial[], { measure }: Left): Trial[] {
  return trials.flatMap((trial) => {
    if (!trial.columns.includes(measure.index)) return [trial]
    const other = without.find(({ columns }) => columns.join() === trial.columns.join())
    if (!other) return []
    return [other.value === trial.value ? trial : other]
  })
}

const found = (find: Finder, left: Left): Trial[] =>
  find(left.context).map((trial) => ({
    ...trial,
    // a rank begins with a name, which is written as it is
    tell: () => told(trial.tell(), left, trial.kind === 'rank' ? String : lowerFirst),
  }))

/** Each number of the measure is of the rows below the least of the giants. */
function told(
  { text, figures, ...rest }: Telling,
  { measure, giants }: Left,
  begin: (text: string) => string,
): Telling {
  const filter = belowGiants(measure, giants)
  const count = giants.rows.length
  const which = count === 1 ? 'the largest row' : `the ${formatCount(count)} largest rows`
  return {
    ...rest,
    text: `Without ${which}, ${begin(text)}`,
    figures: figures.map((figure) =>
      figure.column === measure.name ? { ...figure, filters: [...figure.filters, filter] } : figure,
    ),
  }
}
