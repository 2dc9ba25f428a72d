import type { ColumnFacts } from './column-facts'
import { nameAdditivity, saysCumulative } from './name-additivity'
import type { SetAdditivity, Settle } from './settle'

/** Levels and totals to date by their course, and what flows into them. */
export function settleRunning(settle: Settle, set: SetAdditivity): void {
  const { columns, facts, cumulative, carried, running } = settle
  const isNamed = (index: number) => nameAdditivity(facts[index]!.name) !== null
  for (const index of settle.resetting)
    set(
      index,
      'intensive',
      'It runs on from row to row within each period and then begins anew: never added.',
    )
  for (const index of carried)
    set(index, 'semi_additive', 'One date begins with what the last one ended with: a level.')
  for (const { index, flows, isFilledUp, beginsAnew } of running) {
    const isToDate = cumulative.has(index) && flows.some((flow) => beginsWith(facts, index, flow))
    // a price with its change beside it stays a price
    const isShown = flows.length > 1 || beginsAnew === true
    if (columns[index]!.additivity === 'intensive' && isNamed(index) && !isToDate && !isShown) continue
    // `deposits` that a balance runs on by are no level, and what the table itself adds up adds up, whatever they are called
    const isFlow = (flow: number) =>
      !isNamed(flow) || columns[flow]!.additivity === 'semi_additive' || isToDate || isShown
    for (const flow of isFilledUp && !beginsAnew ? [] : flows.filter(isFlow))
      set(flow, 'additive', `It flows into ${columns[index]!.label} or out of it.`)
    const by = flows.map((flow) => columns[flow]!.label).join(' and ')
    set(index, 'semi_additive', `Each row carries it on from the row before by ${by}: a running balance.`)
  }
  markRunning(settle)
}

/** A total to date begins with no more than one row adds; an index has a base. */
const beginsWith = (facts: ColumnFacts[], total: number, flow: number): boolean =>
  facts[total]!.summary!.min <= (facts[flow]!.summary?.max ?? 0)

/** Counters and totals to date, by their values, or by their name where the values rise as well. */
function markRunning({ columns, facts, cumulative, resetting, rises }: Settle): void {
  const named = facts
    .filter(({ name, index }) => saysCumulative(name) && columns[index]!.role === 'measure' && rises(index))
    .map(({ index }) => index)
  for (const index of [...cumulative, ...resetting, ...named]) {
    const column = columns[index]!
    const isLevel = column.additivity === 'semi_additive' || resetting.has(index)
    if (column.role === 'measure' && isLevel && !column.isAdditivityGiven) column.runsOn = true
  }
}
