import { expect, it } from 'vitest'
import { draft, spread } from '../subject/subject.fixture'

const rows = 600
const isoDay = (day: number) => new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10)

/** Repairs, of which the last are still open; what they cost is known with their end, or from the first. */
const repairs = (open: number, isKnownAtOnce: boolean) => {
  const made = Array.from({ length: rows }, (_, row) => {
    const began = Math.floor(row / 2)
    const isOpen = row >= rows - open
    const price = isOpen && !isKnownAtOnce ? '' : 100 + spread(row, 400, 37)
    const ended = isOpen ? '' : isoDay(began + 3 + spread(row, 25, 13))
    return [`R${1000 + row}`, isoDay(began), ended, ['lamp', 'wire', 'tube'][row % 3]!, price]
  })
  return draft([['job', 'opened_on', 'closed_on', 'fault', 'price'], ...made])
}

const told = ({ layout }: ReturnType<typeof repairs>) => layout.narrative_snippets.join(' ')

it('says which rows are in no figure, of what is known of those that have ended', () => {
  expect(told(repairs(60, false))).toMatch(/60 of 600 jobs have no closed on yet and are in no figure/)
})

it('does not of what is known of all, however few are open', () => {
  expect(told(repairs(8, true))).not.toMatch(/in no figure of price/i)
})
