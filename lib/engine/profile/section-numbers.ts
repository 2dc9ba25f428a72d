import { type ColumnFacts, comeAgain } from './column-facts'
import { nameAdditivity } from './name-additivity'

const distinctMost = 30
const partsMin = 2
const sectionText = /^(\d{1,3})(?:\.(\d{1,2}))?$/
/** What is left of a number in doubles. */
const dust = 1e-6

/**
 * Numbers like `3.1, 3.2, 4.1, 4.2`: counted anew behind the point within each whole number. What is measured goes on
 * from one whole number to the next, or lies anywhere.
 */
export function areSections(facts: ColumnFacts): boolean {
  const { column, distinct, name } = facts
  if (distinct <= partsMin || distinct > distinctMost || column.unit || nameAdditivity(name)) return false
  if (column.type !== 'number' || !comeAgain(facts)) return false
  if (!column.values.every((text) => sectionText.test(text))) return false
  const numbers = column.values.map(Number)
  const perWhole = numbers.every((number) => isWhole(number * 10)) ? 10 : 100
  const parts = partsByWhole(numbers, perWhole)
  const wholes = [...parts.keys()].sort((a, b) => a - b)
  const counted = wholes.map((whole) => parts.get(whole)!.sort((a, b) => a - b))
  const goesOn = counted.slice(0, -1).some((own) => own.at(-1) === perWhole - 1)
  return (
    wholes.length >= partsMin &&
    (perWhole > 10 || isRun(wholes)) &&
    !goesOn &&
    counted.every((own) => own[0]! <= 1 && isRun(own)) &&
    counted.some((own) => own.length > 1)
  )
}

const isRun = (numbers: number[]) => numbers.every((number, at) => number === numbers[0]! + at)
const isWhole = (number: number) => Math.abs(number - Math.round(number)) < dust

/** What stands behind the point, by what stands before it. */
function partsByWhole(numbers: number[], perWhole: number): Map<number, number[]> {
  const parts = new Map<number, number[]>()
  for (const number of numbers) {
    const whole = Math.floor(number + dust)
    parts.set(whole, [...(parts.get(whole) ?? []), Math.round((number - whole) * perWhole)])
  }
  return parts
}
