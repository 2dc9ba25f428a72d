import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from '../subject/subject.fixture'

/** Calls of two queues, of which one waits longer. */
const calls = (target: string, limit: number) => [
  ['call', 'queue', 'wait (s)', target],
  ...Array.from({ length: 300 }, (_, row) => [
    `C${row}`,
    ['sales', 'tech'][row % 2]!,
    spread(row, row % 2 === 0 ? 24 : 60, 17),
    limit,
  ]),
]

describe('a time that has a target', () => {
  it.each([
    ['SL-Ziel (s)', 20],
    ['target_min', 1 / 3],
  ])('is told as a share in time, whatever the unit of %s', (name, limit) => {
    const rows = calls(name, limit)
    const { table, subject } = understand(rows, 'calls.csv')
    const column = table.columns.find(({ name: own }) => own === 'In time')!
    expect(column.derivedFrom).toEqual(['wait (s)', name])
    expect(subject.profile.columns[subject.outcomes[0]!.column]!.of?.column).toBe('In time')
    const kept = rows.slice(1).filter(([, , wait]) => Number(wait) <= 20).length
    expect(column.numbers!.reduce((sum, one) => sum + one, 0)).toBe(kept)
    expect(draft(rows, 'calls.csv').blocks[0]!.description).toMatch(/^Share in time is /)
  })

  it.each([
    ['what is no target', calls('ring (s)', 20)],
    ['what always keeps to it', calls('target (s)', 90)],
    [
      'an amount that is no time',
      calls('target', 20).map(([call, queue, wait, limit], at) => [
        call!,
        queue!,
        wait!,
        at === 0 ? 'sales target' : limit!,
      ]),
    ],
  ])('is not made of %s', (_, rows) => {
    expect(understand(rows).table.columns.some(({ name }) => name === 'In time')).toBe(false)
  })
})
