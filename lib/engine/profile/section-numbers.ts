import { type ColumnFacts, comeAgain } from './column-facts'
import { nameAdditivity } from './name-additivity'

const distinctMost = 30
const partsMin = 2
const sectionText = /^(\d{1,2})\.(\d)$/

/**
 * Numbers like `3.1, 3.2, 4.1, 4.2`: counted anew behind the point within each whole number. What is measured goes on
 * from one whole number to the next, or lies anywhere.
 */
export function areSections(facts: ColumnFacts): boolean {
  const { column, distinct, name } = facts
  if (distinct <= partsMin || distinct > distinctMost || column.unit || nameAdditivity(name)) return false
  const read = column.values.map((text) => sectionText.exec(text))
  if (read.some((match) => match === null) || !comeAgain(facts)) return false
  const tenthsOf = new Map<number, number[]>()
  for (const [, whole, tenth] of read as RegExpExecArray[])
    tenthsOf.set(Number(whole), [...(tenthsOf.get(Number(whole)) ?? []), Number(tenth)])
  const wholes = [...tenthsOf.keys()].sort((a, b) => a - b)
  const tenths = [...tenthsOf.values()].map((own) => own.sort((a, b) => a - b))
  const isRun = (numbers: number[]) => numbers.every((number, at) => number === numbers[0]! + at)
  const isCounted = tenths.every((own) => own[0]! <= 1 && isRun(own))
  const goesOn = tenths.slice(0, -1).some((own) => own.at(-1) === 9)
  return (
    wholes.length >= partsMin && isRun(wholes) && isCounted && !goesOn && tenths.some((own) => own.length > 1)
  )
}
