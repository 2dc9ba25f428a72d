import { expect, it } from 'vitest'
import { understand } from '../../subject/subject.fixture'
import { parseInstructions } from '../parse-instructions'

const exams = understand(
  [
    ['exam_date', 'school', 'failures', 'G3', 'raceethnicity'],
    ...Array.from({ length: 200 }, (_, row) => [
      new Date(Date.UTC(2024, 0, 1 + row)).toISOString().slice(0, 10),
      ['East', 'West'][row % 2]!,
      (row * 7) % 4,
      (row * 11) % 20,
      ['Group A', 'Group B', 'Group C'][row % 3]!,
    ]),
  ],
  'exams.csv',
)

it('counts what brackets say, whatever the column is introduced by', () => {
  const { cards } = parseInstructions(
    'Pass rate (final grade G3 of 10 or more) by school and by number of past failures',
    exams,
  )
  const metric = { kind: 'rate', of: { column: 'G3', op: '>=', value: 10 } }
  expect(cards.map(({ x, metric }) => ({ x, metric }))).toEqual([
    { x: 'school', metric },
    { x: 'failures', metric },
  ])
})

it('takes the first of two words that are written in one, and says so', () => {
  const { cards, clauses } = parseInstructions('average G3 by race', exams)
  expect(cards[0]).toMatchObject({ x: 'raceethnicity', y: 'G3' })
  expect(clauses[0]).toMatchObject({ status: 'partly', reason: '“race” was read as raceethnicity.' })
})
