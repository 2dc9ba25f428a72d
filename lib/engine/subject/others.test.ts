import { expect, it } from 'vitest'
import { datasetReport } from '../compose/dataset-report'
import { members, spread, understand } from './subject.fixture'

it('says what a table may be about instead, likeliest first, none of them twice', () => {
  const { outcomes, others = [] } = datasetReport(understand(members(160, 'churned'))).subject!
  expect(outcomes[0]!.column).toBe('churned')
  expect(others.length).toBeGreaterThan(0)
  expect(others.map(({ confidence }) => confidence)).toEqual(
    others.map(({ confidence }) => confidence).sort((a, b) => b - a),
  )
  const names = [...outcomes, ...others].map(({ column }) => column)
  expect(new Set(names).size).toBe(names.length)
})

it('says it too where rows are what is counted', () => {
  const rows = Array.from({ length: 90 }, (_, row) => [
    `L${100 + row}`,
    ['north', 'south', 'east'][row % 3]!,
    ['blue', 'green', 'grey', 'red'][spread(row, 4)]!,
    ['small', 'large', 'middle'][spread(row, 3, 31)]!,
  ])
  const { outcomes, others = [] } = datasetReport(understand([['tag', 'side', 'paint', 'size'], ...rows]))
    .subject!
  expect(outcomes).toEqual([])
  expect(others.map(({ column }) => column)).toContain('paint')
})
