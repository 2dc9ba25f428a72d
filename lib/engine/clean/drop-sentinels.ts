import type { Aside } from '../table/table'
import type { ColumnReading } from './column-reading'
import type { TextDraft } from './text-draft'

/** The same where nothing else is below zero, and all else is far above it. */
const minusOne = -1
/** What stands for "not known" at the end of a scale, and beside it for "refused", "not asked" or "not measured". */
const codes = new Set([
  ...[99, 999, 9999, 99_999, 999_999, 98, 998, 9998, 97, 997],
  ...[77, 777, 7777, 88, 888, 8888],
])
const ninesRowsMin = 3
/** How far the others lie from it, as a share of what they span. */
const minusOneGapMin = 0.25
const ninesGapMin = 1
/** On a scale of so few steps a single 9 is none of them, where no 6, 7 or 8 was ever answered. */
const shortScaleMost = 5
/** The worst mark is often given to nobody. */
const lowestGiven = 2
const shortCodes = new Set([9])
/** Where marks have decimals, exactly -1 is no mark, however near to nothing the others go. */
const decimalsMin = 0.5
/** On a scale of fewer marks -1 may be the other side of 1. */
const marksMin = 4
const isOftenGiven = (rows: number) => rows >= ninesRowsMin
/** What devices write for "not known" lies below all they measured by so many times its whole span. */
const lowGapMin = 3
const othersMin = 10
/** Answers from 1 to 5 are few values, and a code beyond twice the scale is none of them. */
const scaleMin = 3
const scaleMost = 11

/** Numbers that measuring devices and statistics offices write for "not known". */
const sentinels = new Set([-99, -999, -9999, -99_999, -999_999, -9_999_999])
const sentinelsMost = -99
const rowsMin = 2
/** Two digits are soon a number like any other. */
const isRare = (value: number, rows: number) => rows < (value === sentinelsMost ? ninesRowsMin : rowsMin)

/**
 * Takes `-999` and the like for missing where it comes again and is the only negative number of a column, or lies far below all the others; `-1` and
 * `999` where they lie far off all the others besides.
 */
export function dropSentinels(draft: TextDraft, reading: ColumnReading): ColumnReading {
  const withoutLow = dropLow(draft, reading)
  return dropFar(draft, withoutLow)
}

function dropFar(draft: TextDraft, reading: ColumnReading): ColumnReading {
  const { numbers, unit, leadingZeros } = reading
  if (!numbers || unit !== null || leadingZeros) return reading
  const low = oftenMinusOne(draft, numbers)
  if (low >= 0) {
    const others = othersOf(draft, numbers, [low])
    const isNone =
      others && (isBelow(others) || isOnScale(draft, numbers, others) || isOfDecimals(draft, numbers, others))
    return isNone ? without(draft, reading, [low]) : reading
  }
  const found = codesAtTop(draft, numbers)
  const others = found.length > 0 ? othersOf(draft, numbers, found) : null
  return others && found.every((index) => isBeyond(numbers[index]!, others))
    ? without(draft, reading, found)
    : reading
}

const isOften = (draft: TextDraft, index: number) => draft.counts[index]! >= ninesRowsMin

function oftenMinusOne(draft: TextDraft, numbers: Float64Array): number {
  let at = numbers.indexOf(minusOne)
  while (at >= 0 && !isOften(draft, at)) at = numbers.indexOf(minusOne, at + 1)
  return at
}

const isCode = (value: number) => codes.has(value) || shortCodes.has(value)

/** The greatest numbers, as far down as they are codes that come often; none where all are. */
function codesAtTop(draft: TextDraft, numbers: Float64Array): number[] {
  if (!isCode(mostOf(draft, numbers))) return []
  const isTop = (index: number) => isCode(numbers[index]!) && isOften(draft, index)
  let bound = Number.NEGATIVE_INFINITY
  for (let index = 0; index < numbers.length; index++) {
    if (numbers[index]! > bound && draft.counts[index]! > 0 && !isTop(index)) bound = numbers[index]!
  }
  const downwards = [...numbers.keys()]
    .filter((index) => draft.counts[index]! > 0 && numbers[index]! >= bound)
    .sort((x, y) => numbers[y]! - numbers[x]!)
  const end = downwards.findIndex((index) => !isTop(index))
  return downwards.slice(0, Math.max(0, end))
}

function mostOf({ counts }: TextDraft, numbers: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY
  for (let index = 0; index < numbers.length; index++) {
    if (numbers[index]! > most && counts[index]! > 0) most = numbers[index]!
  }
  return most
}

interface Span {
  least: number
  most: number
}

/** Between what all the others lie; null of few, unless they are answers on a scale that comes again and again. */
function othersOf({ counts }: TextDraft, numbers: Float64Array, found: number[]): Span | null {
  let known = 0
  let whole = 0
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index]!
    if (Number.isNaN(number) || counts[index] === 0 || found.includes(index)) continue
    known++
    if (Number.isInteger(number)) whole++
    if (number < least) least = number
    if (number > most) most = number
  }
  const isScale = known >= scaleMin && least >= 0 && most <= scaleMost && whole === known
  return known >= othersMin || isScale ? { least, most } : null
}

const isBelow = ({ least, most }: Span) => least > 0 && least - minusOne >= minusOneGapMin * (most - least)

const isBeyond = (value: number, { least, most }: Span) =>
  shortCodes.has(value)
    ? least >= 1 && least <= lowestGiven && most >= scaleMin && most <= shortScaleMost
    : value - most >= ninesGapMin * (most - Math.min(least, 0)) && least >= 0

/** Each mark from 1 to the greatest is given, and 0 to nobody: what is below them is no mark. */
function isOnScale({ counts }: TextDraft, numbers: Float64Array, { least, most }: Span): boolean {
  if (least !== 1 || most < marksMin || most > scaleMost) return false
  const marks = new Set(
    numbers.filter(
      (number, index) => number >= 1 && Number.isInteger(number) && isOftenGiven(counts[index]!),
    ),
  )
  return marks.size === most
}

/** None below nothing, and most with decimals. */
function isOfDecimals({ counts }: TextDraft, numbers: Float64Array, { least }: Span): boolean {
  let all = 0
  let decimals = 0
  for (let index = 0; index < numbers.length; index++) {
    if (counts[index] === 0) continue
    all++
    if (!Number.isNaN(numbers[index]!) && !Number.isInteger(numbers[index]!)) decimals++
  }
  return least >= 0 && decimals >= decimalsMin * all
}

function dropLow(draft: TextDraft, reading: ColumnReading): ColumnReading {
  const { numbers } = reading
  if (!numbers) return reading
  let found = -1
  let others = 0
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (let index = 0; index < numbers.length; index++) {
    const number = numbers[index]!
    if (number <= sentinelsMost && sentinels.has(number)) {
      if (found >= 0) return reading
      found = index
    } else if (!Number.isNaN(number) && draft.counts[index]! > 0) {
      if (number < least) least = number
      if (number > most) most = number
      others++
    }
  }
  if (found < 0 || isRare(numbers[found]!, draft.counts[found]!) || draft.counts[found]! === draft.filled)
    return reading
  const isFar = others >= othersMin && least - numbers[found]! >= lowGapMin * (most - least)
  return least >= 0 || isFar ? without(draft, reading, [found]) : reading
}

function without(draft: TextDraft, reading: ColumnReading, found: number[]): ColumnReading {
  const texts = reading.texts.slice()
  const cleaned = reading.numbers!.slice()
  const aside: Aside = { kind: 'code', rows: 0, was: 0, now: null }
  if (found.length === 1) aside.value = reading.numbers![found[0]!]!
  for (const index of found) {
    aside.rows += draft.counts[index]!
    aside.was += draft.counts[index]! * cleaned[index]!
    texts[index] = null
    cleaned[index] = Number.NaN
  }
  const withCodes = reading.withCodes ?? reading
  return { ...reading, texts, numbers: cleaned, aside: [...(reading.aside ?? []), aside], withCodes }
}
