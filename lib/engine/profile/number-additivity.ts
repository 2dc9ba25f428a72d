import type { Additivity } from '@/lib/contracts/analysis'
import { currencyOf } from '../names/unit-words'
import type { ColumnFacts } from './column-facts'
import { isCourse } from './infer-id'
import type { AdditivityGuess } from './name-additivity'
import { isPlural } from './plural-name'

/** A standard deviation below this share of the mean: measurements of like things, not amounts. */
const narrowBandMax = 0.3
const fewZerosMax = 0.02
/** Amounts of money and counts spread wide. */
const wideSpreadMin = 0.5
const moneyMin = 100
/** Counts are skewed: many small ones, some zeros. Scales and measurements in whole numbers are not. */
const countSpreadMin = 0.75
const countZerosMin = 0.2
/** Most of what adds up is small and a little of it large: its mean lies so far above its median. Ages and terms do not. */
const skewMin = 1.25
/** … or the largest of it is so many times the middle one. */
const tailMin = 6
/** How fewer numbers lie shows nothing. */
const shownRowsMin = 10
/** A column of counts is filled in so many rows, or holds a nought. */
const gapsMax = 0.9

/** Whether all numbers lie near their mean, as measurements of like things do. */
export const isNarrow = ({ mean, sd, zeros }: NonNullable<ColumnFacts['summary']>, filled: number): boolean =>
  mean !== 0 && sd < narrowBandMax * Math.abs(mean) && zeros <= fewZerosMax * filled

const rankRowsMin = 10

/** Places from the first to the last: their sum and their average are those of any such column. */
export function isRank({
  summary,
  distinct,
  filled,
}: Pick<ColumnFacts, 'summary' | 'distinct' | 'filled'>): boolean {
  if (!summary?.integers || filled < rankRowsMin) return false
  return summary.min === 1 && summary.max === distinct && distinct === filled
}

/** `Fracht_EUR`, `Actual £k`: a price, a wage or a rate would be called so. */
const isOfMoney = ({ name: { words } }: ColumnFacts): boolean =>
  words.some((word) => currencyOf(word.replace(/^k(?=.)|(?<=.)k$/, '')) !== undefined) &&
  !words.some((word) => ofOne.has(word))
const ofOne = new Set('unit each piece stueck stuck unite unidad unita week wk month day hour'.split(' '))

const steps = { most: 5, rows: 20 }

/** `0, 30, 50` or `8, 40, 120`, each on many rows: set, since what is counted takes the numbers between as well. */
const areFewSteps = ({ distinct, filled, summary }: ColumnFacts): boolean =>
  distinct <= steps.most && filled >= steps.rows * distinct && summary!.max - summary!.min >= 2 * distinct

/** So many rows have none of what is counted. */
const noneMin = 0.05

/** `Cars` 0, 1 and 2: what is called as many and is none in some rows is counted, one by one. */
const isCountOfThings = (facts: ColumnFacts): boolean => {
  const { min, zeros, integers } = facts.summary!
  return (
    integers &&
    min === 0 &&
    facts.filled >= shownRowsMin &&
    zeros >= noneMin * facts.filled &&
    isPlural(facts.name) &&
    !areFewSteps(facts)
  )
}

/** `US$`, `CHF`; `NTU` or `RPM` are no money. */
const isMoneyUnit = (unit: string): boolean => /[$€£¥₹₽]/.test(unit) || currencyOf(unit) !== undefined

/** How a measure may be put together where its name says nothing: by the way its numbers lie. */
export function numberAdditivity(facts: ColumnFacts): AdditivityGuess {
  const { min, max, mean, median, sd, zeros, negatives, integers } = facts.summary!
  const spread = mean === 0 ? Number.POSITIVE_INFINITY : sd / Math.abs(mean)
  const unit = facts.column.unit
  const is = (additivity: Additivity, confidence: number, evidence: string) => ({
    additivity,
    confidence,
    evidence,
  })
  if (unit && isMoneyUnit(unit)) return is('additive', 0.75, `Amounts in ${unit}.`)
  if (!integers && min >= 0 && max <= 1)
    return is('intensive', 0.75, 'All values lie between 0 and 1: shares.')
  if (isNarrow(facts.summary!, facts.filled)) {
    return is('intensive', 0.65, 'Values in a narrow band around their mean: measurements of like things.')
  }
  const isSkewed = facts.filled >= shownRowsMin && (mean >= skewMin * median || max >= tailMin * median)
  const isCount =
    isSkewed &&
    integers &&
    !areFewSteps(facts) &&
    negatives === 0 &&
    (spread >= countSpreadMin || zeros >= countZerosMin * facts.filled)
  // what counts writes a nought where there was nothing
  if (isCount && zeros === 0 && facts.filled < gapsMax * facts.rowCount)
    return is('intensive', 0.5, 'Whole numbers with gaps and without a nought: measurements.')
  if (isCount) return is('additive', 0.6, 'Whole numbers, most of them small and a few large: counts.')
  if (isCountOfThings(facts))
    return is('additive', 0.6, 'Whole numbers from nought on, under the name of many: counts.')
  // a price goes on from where it stood, an amount has nothing to do with the one before
  const isMoney =
    facts.decimals === 2 &&
    spread >= wideSpreadMin &&
    max >= moneyMin &&
    !unit &&
    !isCourse(facts.column.numbers!)
  if (isOfMoney(facts) && negatives === 0 && !isCourse(facts.column.numbers!))
    return is('additive', 0.55, 'The name has a currency and says nothing of a price.')
  if (isMoney) return is('additive', 0.5, 'Two decimals and a wide spread, as amounts of money have.')
  return is('intensive', 0.45, 'Nothing says that a sum means something, so it is averaged.')
}
