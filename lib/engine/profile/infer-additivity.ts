import { additiveStrong, levelWords } from '../names/measure-words'
import { findWord, hasWord, wordList } from '../names/name-words'
import type { ColumnFacts } from './column-facts'
import { compoundUnit } from './compound-unit'
import { isCourse } from './infer-id'
import { type AdditivityGuess, nameAdditivity } from './name-additivity'
import { scaleOfName } from './name-scale'
import { isNarrow, isRank, numberAdditivity } from './number-additivity'
import { ratingLikeWords } from './role-words'

/** Of a state, which nobody adds up. */
const stateUnits = new Set('V kV mV A mA Hz kHz bar mbar psi hPa kPa Pa dB dBm lx lux'.split(' '))
const ratingMax = 10
const ratingDistinctMax = 11

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
  if (
    unit === '%' ||
    unit === '‰' ||
    stateUnits.has(unit ?? '') ||
    unit === '°C' ||
    unit === '°F' ||
    unit === '°' ||
    unit === 'bps'
  ) {
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
  if (overUnit.test(facts.column.name) || (!summary.integers && overWhat.test(facts.column.name)))
    return { additivity: 'intensive', confidence: 0.85, evidence: 'The name is of something over something.' }
  const isRating = findWord(facts.name, ratingLikeWords) !== null
  const isScale =
    summary.integers && summary.min >= 0 && summary.max <= ratingMax && facts.distinct <= ratingDistinctMax
  if (isRating && isScale)
    return { additivity: 'ordinal', confidence: 0.85, evidence: 'Whole numbers on a rating scale.' }
  const name = nameAdditivity(facts.name)
  if (name?.additivity !== 'additive' && isRank(facts))
    return {
      additivity: 'ordinal',
      confidence: 0.85,
      evidence: 'Each whole number from 1 on stands once: ranks.',
    }
  if (name?.additivity === 'additive' && isTaxRate(facts))
    return {
      additivity: 'intensive',
      confidence: 0.8,
      evidence: 'Few steps up to a part of a hundred, under the name of a tax: its rates.',
    }
  if (name?.additivity === 'additive' && isTotalOfLikes(facts))
    return { additivity: 'intensive', confidence: 0.65, evidence: 'Totals of like things in a narrow band.' }
  if (name?.additivity === 'additive' && isBrokenCount(facts))
    return {
      additivity: 'intensive',
      confidence: 0.6,
      evidence: 'Named as a count, with decimals in a narrow band.',
    }
  if (name) return checkShare(facts, capitalized(name))
  return numberAdditivity(facts)
}

/** `Errors / 1k words`: decimals of what is so written are no amounts. */
const overUnit =
  /[\p{L})%] ?\/ ?(?:1?0* ?(?:ml|dl|l|g|kg|mg|m|m2|m²|m3|m³|km|ha|h|s|min|hab|ew|head|capita|day|tag))\b/iu
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

/** What is counted one by one; time and amounts have decimals as well. */
const countedWords = wordList(
  `items units orders articles stueck stuck pieces visits visitors persons personen persons people customers clients
  articulos pedidos personas commandes personnes pezzi ordini persone unidades itens pedidos pessoas stuks bestellingen`,
)

/**
 * `all_items` 104.2: an index of them, or an average, since none of them can be had by halves. Where each month has its
 * own, and one does not go on from the last as an index does, they are counted in thousands.
 */
const isBrokenCount = ({ name, summary, filled, column, isSeries }: ColumnFacts): boolean =>
  findWord(name, countedWords) !== null &&
  !summary!.integers &&
  !scaleOfName(column.name) &&
  isNarrow(summary!, filled) &&
  !(isSeries && !isCourse(column.numbers!))

const taxWords = wordList('tax vat gst mwst ust tva iva icms steuer taxe imposta imposto btw')
const [ratesMost, rateMost, rowsPerRateMin] = [6, 40, 5]

/** `Tx TVA` 5.5, 10 and 20: what is paid as a tax differs from row to row, as what it is paid on does. */
const isTaxRate = ({ name, summary, distinct, filled, column }: ColumnFacts): boolean =>
  findWord(name, taxWords) !== null &&
  !column.unit &&
  distinct <= ratesMost &&
  filled >= rowsPerRateMin * distinct &&
  summary!.min >= 0 &&
  summary!.max <= rateMost &&
  summary!.max > 1

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
