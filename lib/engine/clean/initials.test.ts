import { expect, it } from 'vitest'
import { draft, spread } from '../subject/subject.fixture'
import { initialsOf } from './initials'

it('knows the initials of one text of the list', () => {
  expect(initialsOf(['DNA', 'Attended', 'Did not attend'])).toEqual([[0, 2]])
  expect(initialsOf(['U.K.', 'United Kingdom', 'Us'])).toEqual([[0, 1]])
})

it.each([
  ['of two texts', ['SA', 'South Africa', 'Saudi Arabia']],
  ['of a word', ['A', 'Alpha']],
  ['that are no short form', ['Dna', 'Did not attend']],
  ['of none', ['CA', 'California']],
])('knows no initials %s', (_, values) => {
  expect(initialsOf(values)).toEqual([])
})

it('makes one state of both, says so, and tells the share of the state that a count speaks of', () => {
  const states = ['Attended', 'Attended', 'Attended', 'Cancelled', 'DNA', 'Attended', 'Did not attend']
  const rows = Array.from({ length: 210 }, (_, row) => [
    ['Eyes', 'Heart'][row % 2]!,
    spread(row, 4),
    states[row % 7]!,
  ])
  const { dataset, blocks } = draft([['specialty', 'Prev_DNA_12m', 'status'], ...rows])
  expect(dataset.cleaning).toContainEqual(
    expect.objectContaining({ step: 'spelling', column: 'status', rows: 30 }),
  )
  expect(blocks.find(({ type }) => type === 'kpi')?.title).toBe('Share with status Did not attend')
})
