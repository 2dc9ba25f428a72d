import { describe, expect, it } from 'vitest'
import { spread, understand } from './subject.fixture'

type Cell = string | number

const firstOf = (rows: Cell[][]) => {
  const { subject } = understand(rows)
  const [first] = subject.outcomes
  return first && (first.of?.column ?? subject.profile.columns[first.column]!.name)
}

/** Requests of which hardly any fail, by their codes. */
const requests: Cell[][] = [
  ['at', 'service', 'status', 'latency_ms', 'bytes'],
  ...Array.from({ length: 900 }, (_, row) => [
    `2024-03-${String(1 + spread(row, 28)).padStart(2, '0')}`,
    ['web', 'mobile'][row % 2]!,
    row % 30 === 0 ? 404 : row % 90 === 1 ? 500 : row % 90 === 2 ? 302 : 200,
    20 + spread(row, 180, 613),
    1000 + spread(row, 25_000, 389),
  ]),
]

/** What became of students, of whom one was thrown out, beside the mark they came with. */
const students = (state: string): Cell[][] => [
  ['plan', state, 'siblings'],
  ...Array.from({ length: 400 }, (_, row) => [
    ['G415', 'G312', 'G270'][row % 3]!,
    row === 7 ? 'sanctioned' : ['graduated', 'graduated', 'dropout', 'transferred'][spread(row, 4, 613)]!,
    spread(row, 5, 389),
  ]),
]

describe('how things ended, by words', () => {
  it('is no code of which nearly all are one', () => {
    expect(firstOf(requests)).not.toBe('status')
  })

  it('is it however rare one of its values is', () => {
    expect(firstOf(students('final status'))).toBe('final status')
  })
})
