import type { Insight } from '@/lib/contracts/claims'
import { Failures } from '../failures'
import type { Found } from '../insights/find-insights'
import type { Plan } from '../plan/plan'
import type { ColumnProfile } from '../profile/profile'
import type { CardContext } from '../request/card'
import { tidyNumber } from '../request/preview'
import { runTotal } from '../table/run-query'
import type { Table } from '../table/table'

type Dataset = CardContext['whole']

/** A column with more gaps than this makes no card. */
const missingShareMax = 0.9
/** More values than this are a list of names, not categories. */
const dimensionDistinctMax = 1000

interface Datasets {
  whole: Dataset
  /** Of the rows that pass the conditions of all cards. */
  shown: Dataset
}

/** What all cards of one dashboard are made from; columns in the order in which they matter here. */
export function cardContext(
  { whole, shown }: Datasets,
  plan: Plan,
  { found, failures = new Failures() }: { found: Found; failures?: Failures },
): CardContext {
  const { table, profile } = shown
  const { insights, compared } = found
  // the same salary each month still adds up, and of what is paid in once a month the other rows have nothing
  const isFlow = (index: number) => profile.running?.some(({ flows }) => flows.includes(index)) === true
  const isUsable = (column: ColumnProfile) =>
    !plan.leaveOut.includes(column.name) &&
    column.role !== 'constant' &&
    column.role !== 'empty' &&
    (column.missing <= missingShareMax * table.rowCount || isFlow(column.index))
  const pick = (indexes: number[]) =>
    focusFirst(indexes.map((index) => profile.columns[index]!).filter(isUsable), plan.focus)
  const time = profile.mainTime === null ? null : profile.columns[profile.mainTime]!
  return {
    table,
    profile,
    insights: insights.filter(({ columns }) => !columns.some((column) => plan.leaveOut.includes(column))),
    filters: plan.filters,
    open: [],
    whole: { table: whole.table, profile: whole.profile },
    measures: pick(profile.measures).filter(
      ({ index, distinct }) => (distinct > 1 || isFlow(index)) && table.columns[index]!.numbers !== null,
    ),
    dimensions: pick(profile.dimensions).filter(
      ({ distinct }) => distinct > 1 && distinct <= dimensionDistinctMax,
    ),
    time: time && isUsable(time) ? time : null,
    rows: profile.rows ?? 'none',
    focus: new Set(plan.focus),
    leaveOut: new Set(plan.leaveOut),
    compared,
    targets: targetsOf(table, insights, plan),
    failures,
  }
}

/** What was asked for, else the totals of columns that hold what was planned. */
function targetsOf(table: Table, insights: Insight[], plan: Plan): Map<string, number> {
  const targets = new Map<string, number>()
  for (const { columns } of insights.filter(({ kind }) => kind === 'target')) {
    const [actual, planned] = columns
    const column = table.columns.find(({ name }) => name === planned)
    const { value } = runTotal(table, { column: column ?? null, aggregation: 'sum' })
    if (actual && column && value > 0) targets.set(actual, tidyNumber(value))
  }
  for (const { column, value } of plan.targets) targets.set(column, value)
  return targets
}

function focusFirst(columns: ColumnProfile[], focus: string[]): ColumnProfile[] {
  const wanted = columns
    .filter(({ name }) => focus.includes(name))
    .sort((a, b) => focus.indexOf(a.name) - focus.indexOf(b.name))
  return [...wanted, ...columns.filter(({ name }) => !focus.includes(name))]
}
