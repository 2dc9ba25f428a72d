import { formatPeriod } from './format-period'

const day = /^(\d{4}-\d\d-\d\d|(mon|tues|wednes|thurs|fri|satur|sun)day)$/i
const hour = /T\d\d|^\d\d?(:\d\d)?$/

/** When, as a sentence says it: `in Mar 2025`, `on Mar 9, 2025`, `on Tuesday`, `at Mar 9, 2025, 14:00`. */
export function inPeriod(value: string): string {
  const word = day.test(value) ? 'on' : hour.test(value) ? 'at' : 'in'
  return `${word} ${formatPeriod(value)}`
}
