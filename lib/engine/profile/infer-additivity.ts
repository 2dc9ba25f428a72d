import type { Additivity } from '@/lib/contracts/analysis'
import type { ColumnFacts } from './column-facts'
import { compoundUnit } from './compound-unit'
import { isCourse } from './infer-id'
import { additiveHead, additiveStrong, intensiveStrong, intensiveWeak, levelWords } from './measure-words'
import { findWord, hasWord, type NameWords, wordList } from './name-words'
import { ratingLikeWords } from './role-words'

export interface AdditivityGuess {
  additivity: Additivity
  confidence: number
  evidence: string
}

const countPhrase =
  / (?:number|num|no|nr|count|sum|n|#|anzahl|zahl|nombre|nbre|nb|numero|cantidad|aantal) (?:of|der|von|de|des|di|d|van) | sample size | n (?:obs|rows|users|items) /
const perPhrase = / (?:per|pro|par|je|por) /
const stretchWords = new Set(
  `days day time hours hrs hr minutes mins min seconds secs sec distance weeks months years tage stunden std minuten jours
  heures dias horas giorni ore`.split(/\s+/),
)
const reachWords = new Set('to since until between bis seit'.split(' '))
/** `hrs to resolve`, `days since order`: from one thing to another. */
const isStretch = ({ words }: NameWords): boolean =>
  words.some((word, at) => stretchWords.has(word) && reachWords.has(words[at + 1] ?? ''))

const unitPhrase =
  / unit (?:price|cost|value|weight|preis|rate|sales|margin) | (?:unit|each|stueck|stuck)(?:preis|kosten|cost|price) | p\d{1,2}(?:th)? /
/** A regular fee of one customer: adding up such fees over rows of customers is no flow. */
const regularPhrase =
  / (?:monthly|weekly|hourly|yearly|annual|daily|monatlich\w*|mensuel\w*|mensual) (?:charges?|fees?|rent|premiums?|rates?|salary|wages?|incomes?|price|payments?|bills?|installments?|beitrag|miete) /
const flowIncome =
  / (?:net|operating|gross|total|other|interest|rental|investment) (?:income|revenu|earnings|einkommen) /
const cumulativePhrase =
  / (?:cum|cumulative|cumul\w*|kumul\w*|acumul\w*|cumsum|running (?:total|sum|count|balance|amount|tally)|ytd|to date) /

const stockPhrase =
  / (?:on hand|in stock) | (?:opening|closing|beginning|ending) (?:qty|quantity|stock|balance|inventory|units|count) /

/** What the name alone says of summing; null where it says nothing. */
export function nameAdditivity(name: NameWords): AdditivityGuess | null {
  const { text } = name
  const is = (additivity: Additivity, confidence: number, evidence: string) => ({
    additivity,
    confidence,
    evidence,
  })
  if (cumulativePhrase.test(text)) return is('semi_additive', 0.9, 'the name says that it is cumulative.')
  if (stockPhrase.test(text)) return is('semi_additive', 0.9, 'the name says that it is a stock.')
  if (unitPhrase.test(text)) return is('intensive', 0.92, 'the name says that it is a value of one unit.')
  if (regularPhrase.test(text))
    return is('intensive', 0.75, 'the name says that it is a regular amount of each.')
  const isPer = perPhrase.test(text) || isStretch(name)
  if (isNumOf(name) && !isPer) return is('additive', 0.85, 'the name says that it counts.')
  const head = headWord(name)
  const strong = findWord(name, intensiveStrong)
  if (countPhrase.test(text) && !isPer && !(strong && isMean(strong)))
    return is('additive', 0.92, 'the name says that it counts.')
  if (isPer) return is('intensive', 0.88, 'the name relates it to something else.')
  if (head && hasWord(head, additiveHead) && !strong) return is('additive', 0.92, `"${head}" is an amount.`)
  if (head && hasWord(head, additiveHead) && strong && !isMean(strong)) {
    return is('additive', 0.75, `"${head}" is an amount.`)
  }
  if (strong) return is('intensive', 0.92, `"${strong}" is averaged, not summed.`)
  return weakerWords(name, head)
}

function weakerWords(name: NameWords, head: string | null): AdditivityGuess | null {
  const is = (additivity: Additivity, confidence: number, evidence: string) => ({
    additivity,
    confidence,
    evidence,
  })
  if (flowIncome.test(name.text)) return is('additive', 0.8, 'the name says that it is a flow of money.')
  if (head && levelWords.exact.has(head))
    return is('semi_additive', 0.85, `"${head}" is a level at a point in time.`)
  if (head && hasWord(head, additiveStrong)) return is('additive', 0.9, `"${head}" is an amount.`)
  const weak = findWord(name, intensiveWeak)
  const total = findWord(name, additiveHead)
  if (weak && !total) return is('intensive', 0.85, `"${weak}" is averaged, not summed.`)
  const level = findWord(name, levelWords)
  if (level) return is('semi_additive', 0.85, `"${level}" is a level at a point in time.`)
  const additive = findWord(name, additiveStrong)
  if (additive) return is('additive', 0.85, `"${additive}" is an amount.`)
  return weak ? is('intensive', 0.6, `"${weak}" is averaged, not summed.`) : null
}

const numStarts = new Set(['num', 'nb', 'nbr', 'number', 'n', 'no', 'anz'])

/** `NumCompaniesWorked` counts companies; `num_client` is the number of one. */
const isNumOf = ({ words }: NameWords): boolean =>
  words.length > 1 &&
  numStarts.has(words[0]!) &&
  words.slice(1).some((word) => word.length > 3 && word.endsWith('s'))

const meanWords = new Set(
  'avg average averages mean median per rate rates ratio pct percent percentage share proportion index durchschnitt moyenne moyen promedio media quote'.split(
    ' ',
  ),
)
const isMean = (word: string): boolean =>
  meanWords.has(word) || /rate$|quote$|anteil$|durchschnitt/.test(word)

const tail =
  /^(?:\d.*|usd|eur|gbp|chf|jpy|in|millions?|mio|mrd|billions?|thousands?|tsd|k|m|bn|kg|g|t|l|ml|kwh|mwh|h|min|sec|s|ms|adj|adjusted|real|nominal|ytd|th|\$|€|£|actual|est|estimated|current|previous|last|py|cy|ly|ty)$/

/** The word that the others describe: the last one that is no unit, year or currency (the first of `X of Y`). */
function headWord(name: NameWords): string | null {
  const of = name.words.findIndex(
    (word) => word === 'of' || word === 'de' || word === 'der' || word === 'des' || word === 'in',
  )
  const words = of > 0 ? name.words.slice(0, of) : name.words
  for (let at = words.length - 1; at >= 0; at--) if (!tail.test(words[at]!)) return words[at]!
  return words.at(-1) ?? null
}

const ratingMax = 10
const ratingDistinctMax = 11
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

/** How a measure may be put together over rows: by what the file itself adds up, by its name, else by the way its numbers lie. */
export function inferAdditivity(facts: ColumnFacts): AdditivityGuess {
  const guess = withoutTotals(facts)
  const { addsUp } = facts.column
  if (addsUp === true && (guess.additivity === 'intensive' || guess.additivity === 'ordinal'))
    return { additivity: 'additive', confidence: 0.9, evidence: "The file's own total adds it up." }
  if (addsUp === false && guess.additivity === 'additive')
    return { additivity: 'intensive', confidence: 0.75, evidence: "The file's own total does not add it up." }
  return guess
}

function withoutTotals(facts: ColumnFacts): AdditivityGuess {
  const summary = facts.summary!
  const unit = facts.column.unit
  if (unit === '%' || unit === '‰' || unit === '°C' || unit === '°F' || unit === '°' || unit === 'bps') {
    return {
      additivity: 'intensive',
      confidence: 0.95,
      evidence: `Values in ${unit} are averaged, not summed.`,
    }
  }
  const compound = compoundUnit(facts.name.words)
  if (compound)
    return {
      additivity: 'intensive',
      confidence: 0.9,
      evidence: `Values in ${compound} are averaged, not summed.`,
    }
  if (!summary.integers && overWhat.test(facts.column.name))
    return { additivity: 'intensive', confidence: 0.85, evidence: 'The name is of something over something.' }
  const isRating = findWord(facts.name, ratingLikeWords) !== null
  const isScale =
    summary.integers && summary.min >= 0 && summary.max <= ratingMax && facts.distinct <= ratingDistinctMax
  if (isRating && isScale)
    return { additivity: 'ordinal', confidence: 0.85, evidence: 'Whole numbers on a rating scale.' }
  const name = nameAdditivity(facts.name)
  if (name?.additivity === 'additive' && isTotalOfLikes(facts))
    return { additivity: 'intensive', confidence: 0.65, evidence: 'Totals of like things in a narrow band.' }
  if (name) return checkShare(facts, capitalized(name))
  return byNumbers(facts)
}

/** `Errors / 1k words`: decimals of what is so written are no amounts. */
const overWhat = /[\p{L})] ?\/ ?[\p{L}\d]/u

const capitalized = (guess: AdditivityGuess): AdditivityGuess => ({
  ...guess,
  evidence: guess.evidence.charAt(0).toUpperCase() + guess.evidence.slice(1),
})

const totalWords = wordList('total totals overall gesamt somme suma totale')

/** Points of three papers, put together: a `total` of nothing that is summed by its name, and much the same in all rows. */
function isTotalOfLikes({ name, summary, filled }: ColumnFacts): boolean {
  const rest = name.words.filter((word) => !hasWord(word, totalWords))
  if (rest.length === name.words.length) return false
  const isAmount = rest.some((word) => hasWord(word, additiveStrong) || hasWord(word, levelWords))
  return !isAmount && isNarrow(summary!, filled)
}

const isNarrow = ({ mean, sd, zeros }: NonNullable<ColumnFacts['summary']>, filled: number): boolean =>
  mean !== 0 && sd < narrowBandMax * Math.abs(mean) && zeros <= fewZerosMax * filled

const shareRowsMin = 10

/** Numbers of 0 to 1 with decimals are shares, even under a name such as `women`. */
function checkShare(facts: ColumnFacts, named: AdditivityGuess): AdditivityGuess {
  const { min, max, integers } = facts.summary!
  const isShare = named.additivity !== 'intensive' && !integers && min >= 0 && max <= 1 && facts.decimals >= 2
  if (!isShare || facts.filled < shareRowsMin || facts.column.unit) return named
  return {
    additivity: 'intensive',
    confidence: 0.7,
    evidence: 'All values lie between 0 and 1 with decimals: shares.',
  }
}

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

function byNumbers(facts: ColumnFacts): AdditivityGuess {
  const { min, max, mean, median, sd, zeros, negatives, integers } = facts.summary!
  const spread = mean === 0 ? Number.POSITIVE_INFINITY : sd / Math.abs(mean)
  const unit = facts.column.unit
  const is = (additivity: Additivity, confidence: number, evidence: string) => ({
    additivity,
    confidence,
    evidence,
  })
  if (isRank(facts)) return is('ordinal', 0.8, 'Each whole number from 1 on stands once: ranks.')
  if (unit && /[$€£¥₹₽]|^[A-Z]{3}$/.test(unit)) return is('additive', 0.75, `Amounts in ${unit}.`)
  if (!integers && min >= 0 && max <= 1)
    return is('intensive', 0.75, 'All values lie between 0 and 1: shares.')
  if (isNarrow(facts.summary!, facts.filled)) {
    return is('intensive', 0.65, 'Values in a narrow band around their mean: measurements of like things.')
  }
  const isSkewed = facts.filled >= shownRowsMin && (mean >= skewMin * median || max >= tailMin * median)
  const isCount =
    isSkewed &&
    integers &&
    negatives === 0 &&
    (spread >= countSpreadMin || zeros >= countZerosMin * facts.filled)
  // what counts writes a nought where there was nothing
  if (isCount && zeros === 0 && facts.filled < gapsMax * facts.rowCount)
    return is('intensive', 0.5, 'Whole numbers with gaps and without a nought: measurements.')
  if (isCount) return is('additive', 0.6, 'Whole numbers, most of them small and a few large: counts.')
  // a price goes on from where it stood, an amount has nothing to do with the one before
  const isMoney =
    !isCourse(facts.column.numbers!) &&
    facts.decimals === 2 &&
    spread >= wideSpreadMin &&
    max >= moneyMin &&
    !unit
  if (isMoney) return is('additive', 0.5, 'Two decimals and a wide spread, as amounts of money have.')
  return is('intensive', 0.45, 'Nothing says that a sum means something, so it is averaged.')
}
