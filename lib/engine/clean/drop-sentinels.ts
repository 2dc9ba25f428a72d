import type { ColumnReading } from './column-reading'
import type { TextDraft } from './text-draft'

/** The same where nothing else is below zero, and all else is far above it. */
const minusOne = -1
/** Nines that stand for "not known" at the end of a scale, and sevens and eights for "not asked" or "not measured". */
const nines = new Set([99, 999, 9999, 99_999, 999_999, 77, 777, 7777, 88, 888, 8888])
const ninesRowsMin = 3
/** How far the others lie from it, as a share of what they span. */
const minusOneGapMin = 0.25
const ninesGapMin = 1
const othersMin = 10

/** Numbers that measuring devices and statistics offices write for "not known". */
const sentinels = new Set([-999, -9999, -99_999, -999_999, -9_999_999])
const rowsMin = 2

/**
 * Takes `-999` and the like for missing where it is the only negative number of a column and comes again; `-1` and
 * `999` where they lie far off all the others besides.
 */
export function dropSentinels(draft: TextDraft, reading: ColumnReading): ColumnReading {
  const withoutLow = dropLow(draft, reading)
  return dropFar(draft, withoutLow)
}

function dropFar(draft: TextDraft, reading: ColumnReading): ColumnReading {
  const { numbers, unit, leadingZeros } = reading
  if (!numbers || unit !== null || leadingZeros) return reading
  const found = numbers.findIndex(
    (number, index) => (number === minusOne || nines.has(number)) && draft.counts[index]! >= ninesRowsMin,
  )
  if (found < 0) return reading
  const others = numbers.filter(
    (number, index) => index !== found && !Number.isNaN(number) && draft.counts[index]! > 0,
  )
  if (others.length < othersMin) return reading
  const [low, high] = [Math.min(...others), Math.max(...others)]
  const value = numbers[found]!
  const isFar =
    value === minusOne
      ? low > 0 && low - value >= minusOneGapMin * (high - low)
      : value - high >= ninesGapMin * (high - Math.min(low, 0)) && low >= 0
  return isFar ? without(reading, found) : reading
}

function dropLow(draft: TextDraft, reading: ColumnReading): ColumnReading {
  const { numbers } = reading
  if (!numbers) return reading
  let found = -1
  for (let index = 0; index < numbers.length; index++) {
    if (!(numbers[index]! < 0)) continue
    if (found >= 0 || !sentinels.has(numbers[index]!)) return reading
    found = index
  }
  if (found < 0 || draft.counts[found]! < rowsMin || draft.counts[found]! === draft.filled) return reading
  return without(reading, found)
}

function without(reading: ColumnReading, found: number): ColumnReading {
  const texts = reading.texts.slice()
  const cleaned = reading.numbers!.slice()
  texts[found] = null
  cleaned[found] = Number.NaN
  return { ...reading, texts, numbers: cleaned }
}
