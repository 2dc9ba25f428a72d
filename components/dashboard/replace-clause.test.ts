import { expect, test } from 'vitest'
import { replaceClause } from './replace-clause'

test.each([
  {
    name: 'a line of its own',
    instructions: 'cost by month\nrevenue by planet\ntotal units',
    clause: 'revenue by planet',
    after: 'cost by month\nrevenue by region\ntotal units',
  },
  {
    name: 'a part of a sentence',
    instructions: 'Show cost by month, revenue by planet, and units.',
    clause: 'revenue by planet',
    after: 'Show cost by month, revenue by region, and units.',
  },
  {
    name: 'two sentences that were read as one',
    instructions: 'revenue by planet\n  only in 2024 (so far)',
    clause: 'revenue by planet. only in 2024 (so far)',
    after: 'revenue by region',
  },
  {
    name: 'the first of two that are the same',
    instructions: 'revenue by planet; revenue by planet',
    clause: 'revenue by planet',
    after: 'revenue by region; revenue by planet',
  },
  {
    name: 'what is not to be found',
    instructions: 'cost by month\n',
    clause: 'revenue by planet',
    after: 'cost by month\nrevenue by region',
  },
  { name: 'no instructions', instructions: '', clause: 'revenue by planet', after: 'revenue by region' },
])('puts a request in the place of $name', ({ instructions, clause, after }) => {
  expect(replaceClause(instructions, clause, 'revenue by region')).toEqual({
    instructions: after,
    at: after.indexOf('revenue by region'),
  })
})
