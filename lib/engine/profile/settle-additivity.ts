import type { Additivity } from '@/lib/contracts/analysis'
import { findWord, splitName, wordList } from '../names/name-words'
import type { IdentityHints, IdentitySample } from './identity-sample'
import { priceWords } from './money-words'
import { nameAdditivity } from './name-additivity'
import { planWords } from './plan-words'
import type { ColumnProfile, Identity } from './profile'
import type { SetAdditivity, Settle } from './settle'
import { settleNew } from './settle-new'
import { settlePossible } from './settle-possible'
import { settleQuantities } from './settle-quantities'
import { settleRunning } from './settle-running'

/** Of a person or an hour, as a price is of a piece. */
const payWords = wordList('fare wage salary hourly')
const differenceWords = wordList(
  'profit gewinn benefice beneficio utile net netto difference diff differenz delta change gap balance saldo margin marge left remaining rest free surplus deficit variance',
  'gewinn',
)
const openWords = ['open', 'high', 'low', 'close']

/** What the names and the additivity found so far say of the columns of a sample. */
export function identityHints(sample: IdentitySample, columns: ColumnProfile[]): IdentityHints {
  const of = (position: number) => columns[sample.columns[position]!]!
  const has = (position: number, words: typeof priceWords) =>
    findWord(splitName(of(position).name), words) !== null
  return {
    isRatio: (position) => of(position).additivity === 'intensive' || of(position).additivity === 'ordinal',
    isOpenCount: (position) => {
      const { summary, name } = of(position)
      return Boolean(summary?.integers && summary.min >= 0) && nameAdditivity(splitName(name)) === null
    },
    isUnitValue: (position) => has(position, priceWords) || has(position, payWords),
    isDifference: (position) => has(position, differenceWords),
  }
}

/** Of what holds between columns on nearly all rows. */
const shownConfidence = 0.8

/** Corrects the additivity of measures by what holds between columns: sums, ratios, running totals, prices of a day. */
export function settleAdditivity(settle: Settle): void {
  const { columns, facts, identities, cumulative } = settle
  const shown = new Set<number>()
  const set = (index: number, additivity: Additivity, why: string) => {
    const column = columns[index]!
    if (column.role !== 'measure' || column.isAdditivityGiven) return
    shown.add(index)
    // what the rows show is surer than what a name or the look of numbers says
    column.confidence = Math.max(column.confidence, shownConfidence)
    if (column.additivity === additivity) return
    column.additivity = additivity
    column.evidence.push(why)
  }
  const isNamed = (index: number) => nameAdditivity(facts[index]!.name) !== null
  for (const index of cumulative) {
    const isOpen = !isNamed(index) && columns[index]!.summary?.integers
    if (columns[index]!.additivity === 'additive' || isOpen)
      set(index, 'semi_additive', 'It only rises over time: a running total.')
  }
  settleCompanions({ columns, cumulative, set, isNamed })
  settleStanding(settle)
  for (const index of settle.anew)
    set(index, 'additive', 'It moves from date to date as what is counted anew does.')
  for (const index of settle.sizes) set(index, 'additive', 'Each cohort is counted once.')
  settleNew(columns, set)
  settlePrices(columns, set)
  settlePlans(settle, set)
  // what one of them shows tells what another is of: ballots by the turnout, and the votes by the ballots
  for (const identity of [...identities, ...identities]) {
    const result = columns[identity.result]!
    if (identity.kind === 'ratio') set(identity.result, 'intensive', 'It is one column divided by another.')
    if (identity.kind === 'product' && !isNamed(identity.result)) {
      set(identity.result, 'additive', 'It is one column times another.')
    }
    settleQuantities(settle, identity, set)
    if (identity.kind === 'product') {
      const [price] = identity.factors.filter((index) => !columns[index]!.summary?.integers)
      const counted = identity.factors.filter((index) => columns[index]!.summary?.integers)
      if (price !== undefined && counted.length > 0) {
        set(price, 'intensive', `It is multiplied with ${columns[counted[0]!]!.label}: a price.`)
        const isPaid = result.additivity === 'additive' && !isNamed(price)
        if (isPaid && !isNamed(counted[0]!))
          set(counted[0]!, 'additive', `Times ${columns[price]!.label} it is ${result.label}.`)
      }
    }
    if (identity.kind === 'sum') {
      const sure = identity.parts.filter(isNamed).find((index) => columns[index]!.additivity === 'additive')
      if (sure !== undefined && !isNamed(identity.result))
        set(identity.result, 'additive', 'It is the sum of other columns.')
      if ((isNamed(identity.result) || shown.has(identity.result)) && result.additivity === 'additive') {
        for (const part of identity.parts) {
          if (!isNamed(part)) set(part, 'additive', `It is a part of ${result.label}.`)
        }
      }
    }
    settleDifference(settle, identity, set)
    if (identity.kind === 'scaled' && !isNamed(identity.result)) {
      set(
        identity.result,
        columns[identity.source]!.additivity ?? 'intensive',
        `It goes with ${columns[identity.source]!.label}.`,
      )
    }
  }
  settlePossible(settle, set)
  settleRunning(settle, set)
  for (const index of settle.ofDates)
    set(index, 'intensive', 'All rows of a date have the same: it is of the date.')
}

/** What is left of one amount after another is one, and what is a named number times a constant is as that is. */
function settleDifference({ columns, facts }: Settle, identity: Identity, set: SetAdditivity): void {
  const isNamed = (index: number) => nameAdditivity(facts[index]!.name) !== null
  // in a budget it is no statistic
  const isVariance = (index: number) => facts[index]!.name.words.includes('variance')
  if (identity.kind === 'difference') {
    const sides = [identity.minuend, identity.subtrahend]
    const isSum = (index: number) => columns[index]!.additivity === 'additive'
    const sure = sides.find((index) => isNamed(index) && isSum(index))
    for (const side of sides) {
      if (sure !== undefined && isVariance(identity.result) && !isNamed(side))
        set(side, 'additive', `Compared with ${columns[sure]!.label}, it is an amount as well.`)
    }
    if (sides.every(isSum) && (!isNamed(identity.result) || isVariance(identity.result)))
      set(identity.result, 'additive', 'It is what is left of one amount after another.')
  }
  if (identity.kind === 'scaled' && isNamed(identity.result) && !isNamed(identity.source)) {
    const { additivity, label } = columns[identity.result]!
    if (additivity === 'additive') set(identity.source, 'additive', `It goes with ${label}.`)
  }
}

/** What is steady may be a count of what is done each time as well, so it stays a question. */
const standingConfidence = 0.6

function settleStanding({ columns, standing }: Settle): void {
  for (const index of standing) {
    const column = columns[index]!
    if (column.isAdditivityGiven) continue
    column.additivity = 'semi_additive'
    column.confidence = Math.min(column.confidence, standingConfidence)
    column.evidence.push('It moves less from date to date than what is counted anew would: a level.')
  }
}

const companionsMin = 2

/** Beside several running totals other whole numbers of the same table are reports of a state as well. */
function settleCompanions(of: {
  columns: ColumnProfile[]
  cumulative: Set<number>
  set: SetAdditivity
  isNamed: (index: number) => boolean
}): void {
  const { columns, cumulative, set, isNamed } = of
  if (cumulative.size < companionsMin) return
  for (const column of columns) {
    if (column.additivity === 'additive' && column.summary?.integers && !isNamed(column.index)) {
      set(
        column.index,
        'semi_additive',
        'The columns beside it are running totals, so it is read as a level.',
      )
    }
  }
}

/** So many rows have the same group: one in each row would be no plan of the group. */
const rowsPerGroupMin = 10

/** What was planned for a region stands in each of its rows, and was planned once. */
function settlePlans({ columns, facts, dependencies }: Settle, set: SetAdditivity): void {
  for (const [group, plan] of dependencies) {
    const { role, label, distinct } = columns[group]!
    const isGroup = role === 'category' || role === 'geo' || role === 'code'
    if (!isGroup || facts[plan]!.filled < rowsPerGroupMin * distinct) continue
    if (columns[plan]!.additivity === 'additive' && findWord(splitName(columns[plan]!.name), planWords))
      set(plan, 'intensive', `Each ${label} has one, in all of its rows.`)
  }
}

const dailyWordsMin = 3

/** Open, high, low and close of a day are prices, however they are named. */
function settlePrices(columns: ColumnProfile[], set: SetAdditivity): void {
  const words = columns.map((column) => splitName(column.name).words)
  const has = (word: string) => words.some((list) => list.includes(word))
  const isPriceTable = openWords.filter(has).length >= dailyWordsMin || (has('close') && has('volume'))
  if (!isPriceTable) return
  const dailyWords = [...openWords, 'adj', 'adjusted', 'last', 'settle']
  words.forEach((list, index) => {
    if (list.includes('volume') || !list.some((word) => dailyWords.includes(word))) return
    set(index, 'intensive', 'Open, high, low and close are prices.')
  })
}
