import { findWord, splitName, wordList } from '../names/name-words'
import { priceWords } from './money-words'
import { nameAdditivity } from './name-additivity'
import type { ColumnProfile, Identity } from './profile'
import type { SetAdditivity, Settle } from './settle'

/** Of what there is so much in each row; a person has a weight as well, which is multiplied with no price. */
const massWords = wordList('weight gewicht poids peso', 'gewicht')

/** What was there so often or so much of, by the amounts and the shares that it makes with other columns. */
export function settleQuantities(settle: Settle, identity: Identity, set: SetAdditivity): void {
  if (identity.kind === 'product') settleQuantity(settle, identity, set)
  if (identity.kind === 'ratio') settleCounts(settle, identity, set)
  if (identity.kind === 'sum') {
    settleShares(settle, identity.result, identity.parts)
    settleParts(settle, identity, set)
  }
  if (identity.kind === 'difference')
    settleShares(settle, identity.minuend, [identity.subtrahend, identity.result])
}

type Of<Kind extends Identity['kind']> = Extract<Identity, { kind: Kind }>

/** How much there was at a price adds up as what was paid does. */
function settleQuantity(
  { columns, facts }: Settle,
  { factors, result }: Of<'product'>,
  set: SetAdditivity,
): void {
  const isPrice = (index: number) => findWord(splitName(columns[index]!.name), priceWords) !== null
  const price = factors.find(isPrice)
  const quantity = factors.find((index) => !isPrice(index))
  if (price === undefined || quantity === undefined || columns[result]!.additivity !== 'additive') return
  const { name } = facts[quantity]!
  if (nameAdditivity(name) === null || findWord(name, massWords) !== null)
    set(quantity, 'additive', `Times ${columns[price]!.label} it is ${columns[result]!.label}.`)
}

/** What a rate is of: a part, and the amount that it is a part of. Over time both may be levels. */
function settleCounts(
  { columns, facts, hasTime }: Settle,
  { numerator, denominator, result }: Of<'ratio'>,
  set: SetAdditivity,
): void {
  const isOpen = (index: number) => nameAdditivity(facts[index]!.name) === null
  const why = `${columns[result]!.label} is its part of ${columns[denominator]!.label}.`
  if (isOpen(numerator) && columns[denominator]!.additivity === 'additive') set(numerator, 'additive', why)
  if (
    hasTime &&
    isOpen(numerator) &&
    isCount(facts[numerator]!) &&
    columns[denominator]!.additivity === 'semi_additive'
  )
    settlePart(
      columns[numerator]!,
      `${columns[result]!.label} is its part of ${columns[denominator]!.label}, a level.`,
    )
  const areOpen = [numerator, denominator].every((index) => isOpen(index) && isCount(facts[index]!))
  const areCounts = areOpen && isVaried(facts[denominator]!)
  if (hasTime || !areCounts || facts[numerator]!.summary!.mean > facts[denominator]!.summary!.mean) return
  set(numerator, 'additive', why)
  set(denominator, 'additive', `${columns[result]!.label} is a part of it.`)
}

/** Who left in a year is a part of who works there as well, so it stays a question. */
const partConfidence = 0.6

function settlePart(column: ColumnProfile, why: string): void {
  if (column.role !== 'measure' || column.isAdditivityGiven) return
  column.additivity = 'semi_additive'
  column.confidence = partConfidence
  column.evidence.push(why)
}

/** Nobody is given marks in thousands. */
const countedMin = 1000
const countedPartsMin = 3

/** Whole numbers of thousands that come to another one in each row are counted: inhabitants by their age. Over time they may be levels. */
function settleParts({ columns, facts, hasTime }: Settle, { result, parts }: Of<'sum'>, set: SetAdditivity) {
  const all = [result, ...parts]
  if (hasTime || parts.length < countedPartsMin) return
  const areOpen = all.every((index) => nameAdditivity(facts[index]!.name) === null || index === result)
  const areCounts =
    all.every((index) => isCount(facts[index]!)) &&
    parts.every((index) => facts[index]!.summary!.max >= countedMin)
  if (!areOpen || !areCounts) return
  for (const part of parts) set(part, 'additive', `It is a part of ${columns[result]!.label}.`)
  set(result, 'additive', 'It is the sum of other columns.')
}

const rowsPerThingMin = 10

/** What is taken and what is free of as many places as each thing always has: levels, where rows are of times. */
function settleShares({ columns, facts, dependencies, hasTime }: Settle, whole: number, parts: number[]) {
  const isOfThing = dependencies.some(
    ([thing, of]) =>
      of === whole &&
      columns[thing]!.role !== 'measure' &&
      facts[of]!.filled >= rowsPerThingMin * columns[thing]!.distinct,
  )
  if (!hasTime || !isOfThing) return
  for (const part of parts) {
    const column = columns[part]!
    const isOpen = nameAdditivity(facts[part]!.name) === null && !column.unit && !column.isAdditivityGiven
    if (column.role !== 'measure' || column.additivity !== 'additive' || !isOpen) continue
    // hours at work and hours off make a day as well, so it stays a question
    column.additivity = 'semi_additive'
    column.evidence.push(
      `What is left of it is the rest of ${columns[whole]!.label}, which is always the same: a level.`,
    )
  }
}

const variedMin = 0.5
/** Marks are out of the same few numbers again and again. */
const isVaried = ({ uniqueShare }: Settle['facts'][number]): boolean => uniqueShare >= variedMin

const isCount = ({ summary }: Settle['facts'][number]): boolean => summary!.integers && summary!.min >= 0
