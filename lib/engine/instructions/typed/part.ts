import type { PlannedCard } from '../../plan/plan'
import type { Understanding } from '../../understanding'
import { canMeasure } from '../columns/column-kinds'
import { takeBands } from './bands'
import { dimensionOf, takeBreakdowns } from './breakdowns'
import { takeForms, takeGrowth } from './forms'
import { type Item, is, near, type Reading, use } from './item'
import { takeRelation, takeSpread } from './kinds'
import { leaveOut, takeOddNumbers, takeTotalRows } from './left-out'
import { takeMeasures } from './measures'
import { takeNumberConditions } from './number-conditions'
import { averageOverRows } from './per-row'
import { takePeriods } from './period-parts'
import { takeQuotients } from './quotients'
import { takeRanks } from './ranks'
import { takeRates } from './rates'
import { emptyRequest, type TypedRequest } from './request'
import { takeList } from './row-lists'
import { isThoseWho } from './state-conditions'
import { takeValueConditions } from './take-value-conditions'

/** A stretch of a text that asks for something by itself, or says of which rows or by what that is which others ask for. */
export interface Part {
  reading: Reading
  /** Of a list or a relation, which is one card as a whole. */
  whole: PlannedCard | null
  kind: 'own' | 'scope' | 'again' | null
  /** Whether it names a number and nothing else. */
  isBare: boolean
}

/** The parts of a request that some items come to, each taken for itself. */
export function readPart(items: Item[], text: string, data: Understanding): Part {
  return listPart(items, text, data) ?? ownPart(items, text, data)
}

/** Of rows that are listed nothing is measured. */
function listPart(items: Item[], text: string, data: Understanding): Part | null {
  if (!items.some((item) => is(item, 'list'))) return null
  const reading: Reading = { items, used: new Set(), data, request: emptyRequest(), placed: [] }
  takePeriods(reading)
  takeTotalRows(reading)
  takeNumberConditions(reading)
  takeValueConditions(reading)
  const whole = takeList(reading, text)
  return whole && { reading, whole, kind: 'own', isBare: false }
}

function ownPart(items: Item[], text: string, data: Understanding): Part {
  const request = emptyRequest()
  const reading: Reading = { items, used: new Set(), data, request, placed: [] }
  takePeriods(reading)
  takeBands(reading)
  const odd = takeOddNumbers(reading)
  takeTotalRows(reading)
  takeNumberConditions(reading)
  takeRanks(reading)
  takeQuotients(reading)
  takeRates(reading)
  takeBreakdowns(reading)
  takeForms(reading)
  takeGrowth(reading)
  takeSpread(reading)
  const whole = takeRelation(reading, text)
  if (!whole) takeMeasures(reading)
  keepDefined(reading)
  leaveOut(reading, odd)
  takeValueConditions(reading)
  if (!whole) takeLooseBreakdowns(reading)
  if (!whole) averageOverRows(reading)
  return { reading, whole, kind: whole ? 'own' : kindOf(reading), isBare: !whole && isBare(reading) }
}

const asking = ['count', 'avg', 'median', 'sum', 'share', 'rate', 'percentile', 'howlong', 'growth'] as const

function kindOf(reading: Reading): Part['kind'] {
  const { items, request } = reading
  const isOf = request.conditions.length > 0
  const isBroken = isBrokenDown(request)
  // "sorted by revenue" says in which order, and is no wish
  if (is(items[near({ items }, -1, 1, 'and', 'in')], 'sort', 'desc', 'asc')) return null
  if (request.measures.length === 0) return isBroken ? 'again' : isOf ? 'scope' : null
  // "only the large ones": rows are named for themselves
  const isPlain = isBare({ items, request })
  const isPicked = items.some((item) => is(item, 'only', 'without'))
  // "leavers in 2024": how many there were
  const isOfThose = items.some((_, at) => isThoseWho(reading, at))
  return isPlain && isOf && (isPicked || (isRowsOnly(request) && !isOfThose)) ? 'scope' : 'own'
}

/** "price per piece (total divided by quantity)": how it is made stands behind it, and what it is called is no other number. */
function keepDefined({ items, used, request }: Reading): void {
  const isDefined = items.some(
    (item) => item.isAside && used.has(item) && is(item, 'divided', 'minus', 'times'),
  )
  const last = request.measures.at(-1)
  const isMade = last?.kind === 'ratio' || last?.kind === 'made' || last?.kind === 'formula'
  if (isDefined && isMade) request.measures = [last]
}

export const isBrokenDown = ({ by, banded, rank, spans }: TypedRequest): boolean =>
  by.length > 0 || banded !== null || rank !== null || spans !== null

const isBare = ({ items, request }: Pick<Reading, 'items' | 'request'>): boolean =>
  !isBrokenDown(request) && !items.some((item) => is(item, ...asking))

const isRowsOnly = ({ measures }: TypedRequest): boolean => measures.every(({ kind }) => kind === 'rows')

/** "FTE per site, actives only", "revenue region": kinds that are named and that nothing else was made of. */
function takeLooseBreakdowns(reading: Reading): void {
  const { items, data, request } = reading
  if (request.by.length > 0 || request.banded) return
  const loose = items.filter((item) => {
    const index = reading.used.has(item) || item.values.length > 0 ? null : dimensionOf(reading, item)
    const isThing = item.isRows || (index !== null && data.profile.columns[index]!.role === 'id')
    return index !== null && !isThing && !canMeasure(data, index) && item.columns[0]!.fit > 0.7
  })
  if (loose.length !== 1 || is(items[near(reading, items.indexOf(loose[0]!), -1)], 'without')) return
  request.by.push({ column: dimensionOf(reading, loose[0]!)!, grain: null })
  use(reading, loose[0])
  // "smokers against the others"
  if (items.some((item) => is(item, 'vs'))) use(reading, ...items.filter((item) => is(item, 'vs', 'rest')))
}
