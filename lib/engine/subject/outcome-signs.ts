import { isTimeUnit, msOfUnit } from '../derive/duration-columns'
import { findWord, hasWord, type NameWords, splitName, wordList } from '../names/name-words'
import { isRank } from '../profile/number-additivity'
import type { ColumnProfile, Profile } from '../profile/profile'
import type { Table } from '../table/table'
import { associations } from './associations'
import { isOfStandstills, isOverallMark, withIncomeFirst } from './beside-signs'
import { eventDetails, knownOnlyThen } from './event-details'
import { findFewLost } from './few-lost'
import { findFollowUp } from './follow-up'
import { hubSigns, isLate } from './hub-signs'
import { identitySigns, isOverSize } from './identity-signs'
import { isRepeated } from './is-repeated'
import { nameSigns, withoutCounter } from './name-signs'
import type { OutcomeCandidate, OutcomeSigns } from './outcome-candidate'
import { endWords, kindNames } from './outcome-words'
import { withScores } from './score-signs'
import { sortedBy } from './sorted-by'
import { hasUnlikeSizes } from './unlike-sizes'
import { categoryValuesMax, isNormalCourse, isYesNo, valueSigns } from './value-signs'

/** Columns that a table may be about, with the signs of each. */
export function outcomeSigns(table: Table, profile: Profile, datasetName: string): OutcomeCandidate[] {
  const candidates = profile.columns.filter((column) => isCandidate(table, profile, column))
  const placed = profile.columns
    .filter(({ role, index }) => isPlaced(role) && !table.columns[index]!.derivedFrom)
    .map(({ index }) => index)
  const firstMeasure = profile.columns.find(({ role }) => role === 'measure')?.index
  const firstCandidate = candidates.find(({ role }) => role === 'measure')?.index
  const isSeries = isSeriesInTime(table, profile)
  const words = stemsOf(datasetName)
  const names = profile.columns.map((column) => splitName(plainName(table, column)))
  const { related, hub } = associations(table, profile, candidates)
  const hubs = hubSigns(table, candidates, hub)
  const states = {
    followUp: findFollowUp(table, profile.columns),
    details: eventDetails(table, profile),
    onlyThen: knownOnlyThen(table, profile),
    fewLost: findFewLost(table, profile),
  }
  const found = candidates.map((column, place) => {
    const name = names[column.index]!
    const named = nameSigns(name, column, names)
    const values = valueSigns(table, column, withoutCounter(name))
    const isLeading = !isSeries && placed[0] === column.index
    return {
      index: column.index,
      signs: {
        ...named,
        ...(isStockLevel(column, name) && { followed: 1, input: 0 }),
        ...(column.isTotal && wholeSigns(named)),
        ...values,
        ...tradeSigns(named, values),
        ...(isDuration(table, column) && durationSigns),
        ...(isOverallMark(column, profile.columns) && { followed: 1, whole: 0 }),
        ...(column.isTimeTaken && durationSigns),
        ...(isNormalCourse(table, column) && normalSigns),
        ...(isLate(table, column) && lateSigns),
        ...identitySigns(profile, column.index),
        ...(isPartOfTime(table, profile, column) && { part: 1 }),
        ...stateSigns(states, column.index),
        ...(isKind(column, name) && { endValues: 0, detailed: 0 }),
        ...(isOfAnother(column, name) && values.endValues === 0 && { end: 0 }),
        ...lastSigns(column, values.pair, !isSeries && placed.at(-1) === column.index),
        first: isSeries && firstMeasure === column.index ? 1 : 0,
        leading: isLeading ? 1 : 0,
        leadingYesNo: isLeading && isYesNo(column) ? 1 : 0,
        firstMeasure: column.index === firstCandidate ? 1 : 0,
        related: related[place]!,
        hub: hubs[place]!,
        distinct: column.role === 'measure' ? distinctShare(table, column) : 0,
        missing: column.each ? 0 : column.missing / Math.max(1, table.rowCount),
        repeated: column.role === 'measure' && isRepeated(table, profile, column) ? 1 : 0,
        stem: names.some((other) => other !== name && isNamedAfter(other, name)) ? 1 : 0,
        sorted: states.followUp?.time === column.index ? 0 : sortedBy(table, profile, column),
        // that a time is counted from the day of what rows are says nothing of it
        dataset: isDuration(table, column) ? Number(isOfStandstills(datasetName)) : shareNamed(words, name),
        ...eventSigns(column),
        ...(isOverSize(table, profile, column) && { related: 0, hub: 0 }),
      },
    }
  })
  return withIncomeFirst(withScores(table, profile, found), names)
}

const stemsOf = (datasetName: string): string[] => [
  ...new Set(
    splitName(datasetName)
      .words.filter((word) => /\p{L}{3}/u.test(word))
      .map(stemOf),
  ),
]

/** Words that lists know as those of ends and of what is followed are such in any trade: nothing is said against them. */
function tradeSigns(
  { followed, end }: Pick<OutcomeSigns, 'followed' | 'end'>,
  { trade, state, number, endValues }: Pick<OutcomeSigns, 'trade' | 'state' | 'number' | 'endValues'>,
) {
  const isKnown = followed > 0 || end > 0
  return {
    trade: isKnown ? Math.max(0, trade) : trade,
    number: followed > 0 ? Math.max(0, number) : number,
    state: end > 0 || endValues > 0 ? Math.max(0, state) : state,
  }
}

const quantityWords = wordList('quantity qty menge quantite cantidad quantita units', 'menge')

/** A quantity comes with an order, but what is there at a date is followed. */
const isStockLevel = ({ additivity }: ColumnProfile, name: NameWords): boolean =>
  additivity === 'semi_additive' && findWord(name, quantityWords) !== null

/** Rows are a series where most dates have one row, or each thing has one row a date. */
const rowsPerDateMax = 1.5

function isSeriesInTime(table: Table, { mainTime, columns }: Profile): boolean {
  if (mainTime === null) return false
  const { distinct, missing } = columns[mainTime]!
  return (table.rowCount - missing) / Math.max(1, distinct) <= rowsPerDateMax
}

const isCandidate = (table: Table, profile: Profile, column: ColumnProfile): boolean =>
  mayBeFollowed(table, column) &&
  !isOfOrders(profile, column) &&
  !isBesideMetrics(profile, column) &&
  !(column.role === 'measure' && hasUnlikeSizes(table, profile.columns, column))

function mayBeFollowed(
  table: Table,
  { role, distinct, index, mixedBy, onceAs, isAge, missing, summary }: ColumnProfile,
): boolean {
  if (isAge || isRank({ summary, distinct, filled: table.rowCount - missing })) return false
  if (role === 'measure')
    return table.columns[index]!.numbers !== null && distinct > 1 && !mixedBy && onceAs === undefined
  return (role === 'boolean' || role === 'category') && distinct >= 2 && distinct <= categoryValuesMax
}

/** Where a column says which number is in another, the other columns are of what measures it. */
const isBesideMetrics = ({ areMetrics, measures }: Profile, { role, index }: ColumnProfile): boolean =>
  areMetrics === true && role === 'measure' && !measures.includes(index)

/** A state of orders would be told as a share of their lines, and what lines come to goes behind what orders do. */
function isOfOrders({ linesOf, dependencies, columns }: Profile, { role, index }: ColumnProfile): boolean {
  if (!linesOf) return false
  if (role === 'measure')
    return index === linesOf.value && columns.some(({ each, isTotal }) => each && isTotal)
  return dependencies.some(([head, other]) => head === linesOf.head && other === index)
}

const isPlaced = (role: ColumnProfile['role']) =>
  role === 'measure' || role === 'boolean' || role === 'category'

/** A measure in one of its units is called as the measure is. */
const plainName = ({ columns }: Table, column: ColumnProfile) =>
  column.role === 'measure' &&
  columns[column.index]!.derivedFrom &&
  !column.isTotal &&
  !isDuration({ columns }, column)
    ? columns[column.index]!.derivedFrom![0]!
    : column.name

/** A measure in one of its units is computed too, but is what was uploaded. */
const isDuration = ({ columns }: Pick<Table, 'columns'>, { index, unit }: ColumnProfile) =>
  columns[index]!.derivedFrom !== undefined && isTimeUnit(unit)

/** Of two times with the same end the shorter one is a part of what it took in all. */
const isPartOfTime = (table: Table, { columns }: Profile, column: ColumnProfile): boolean =>
  isDuration(table, column) &&
  columns.some(
    (other) =>
      !other.isAge &&
      isDuration(table, other) &&
      other.index !== column.index &&
      table.columns[other.index]!.derivedFrom![1] === table.columns[column.index]!.derivedFrom![1] &&
      other.summary!.mean * msOfUnit(other.unit) > column.summary!.mean * msOfUnit(column.unit),
  )

/** What the lines of an order come to, on each of them, is what they are about; what it costs beside is not. */
const wholeSigns = ({ side }: { side: number }) => (side > 0 ? {} : { followed: 1, input: 0 })

/** How long things take is followed, if less than what is uploaded to be followed; in whole days it is no count. */
const durationSigns = { followed: 0.5, input: 0, side: 0, whole: 0 }

/** Whether things kept to their dates is how they ended. */
const lateSigns = { endValues: 1, missing: 0 }

/** That something ends as it should is not followed, but how long it takes, or what it came to. */
const normalSigns = { endValues: 0.3, label: 0 }

/** `Refund fraud` is a type of incident, and `damaged` a reason to return things: all rows have one. */
const isKind = (column: ColumnProfile, name: NameWords): boolean =>
  !isYesNo(column) && findWord(name, kindNames) !== null && findWord(name, endWords) === null

const callingWords = wordList('title name titel titre titolo titulo nombre nome nom')

/** `show_title` is the title of a show, and says nothing of whether anybody did. */
const isOfAnother = ({ role }: ColumnProfile, { words }: NameWords): boolean =>
  role === 'category' && words.length > 1 && hasWord(words.at(-1)!, callingWords)

interface States {
  followUp: ReturnType<typeof findFollowUp>
  details: ReturnType<typeof eventDetails>
  onlyThen: ReturnType<typeof knownOnlyThen>
  fewLost: ReturnType<typeof findFewLost>
}

const stateSigns = ({ followUp, details, onlyThen, fewLost }: States, index: number) => ({
  followUp: followUp?.state === index ? 1 : 0,
  followedTime: followUp?.time === index ? 1 : 0,
  ...(details.has(index) ? detailedSigns : { detailed: 0 }),
  onlyThen: onlyThen.has(index) ? 1 : 0,
  fewLost: fewLost.states.has(index) ? 1 : 0,
  ofTheRest: fewLost.results.has(index) ? 1 : 0,
})

/** What happened to some rows is no mere kind of them. */
const detailedSigns = { detailed: 1, pair: 0, category: 0 }

const distinctShare = ({ columns, rowCount }: Table, { index, distinct }: ColumnProfile) =>
  Math.min(1, distinct / Math.max(1, rowCount - columns[index]!.missing))

/** Counts of parts come last as often as the total that people follow, and two kinds as often as a yes and a no. */
function lastSigns(column: ColumnProfile, pair: number, isLast: boolean) {
  if (!isLast) return { last: 0, lastYesNo: 0 }
  const isHalf = column.additivity === 'additive' || pair === 1
  return { last: isHalf ? 0.5 : 1, lastYesNo: isYesNo(column) && pair === 0 ? 1 : 0 }
}

/** How often things happen is followed rather than how often they could, or did in all. */
function eventSigns({ isRated, isRatio, isFollowed, isMargin }: ColumnProfile) {
  // that the two counts go together is told by the rate
  if (isRated) return { part: 1, related: 0, hub: 0, trade: 0, number: 0 }
  // it goes with what its own parts go with
  if (isRatio && !isFollowed) return { related: 0, hub: 0, dataset: 0 }
  // what is left of an income is told behind the income
  return isFollowed ? { followed: 1, result: isMargin ? 0 : 1, input: 0, side: 0 } : {}
}

/** `Revenue target` is named after `Revenue`. */
const isNamedAfter = (longer: NameWords, shorter: NameWords): boolean =>
  shorter.words.length > 0 &&
  shorter.words.length < longer.words.length &&
  shorter.words.every((word, place) => longer.words[place] === word)

function shareNamed(datasetWords: string[], name: NameWords): number {
  const own = name.words.map(stemOf)
  const isNamed = (word: string) => own.some((other) => other === word || isBegun(other, word))
  return datasetWords.filter(isNamed).length / Math.max(1, datasetWords.length)
}

const begunMin = 5
/** `fatal` speaks of `Fatalities`. */
const isBegun = (short: string, word: string) => short.length >= begunMin && word.startsWith(short)

/** Without a plural's or a participle's end, so that `crashes` meets `crash`. */
const stemOf = (word: string): string => word.replace(/(ies|es|s|ed|ing|y)$/, '')
