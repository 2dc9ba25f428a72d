import { describe, expect, it } from 'vitest'
import { weekStarts } from './week-start'

/** The weeks of a year from the first on, as they are counted. */
const weeks = (year: number, to: number, from = 1): [number, number][] =>
  Array.from({ length: to - from + 1 }, (_, at) => [year, from + at])
const startOf = (rows: [number, number][], at: string): string | null => {
  const starts = weekStarts(
    rows.length,
    (row) => rows[row]![0],
    (row) => rows[row]![1],
  )
  const ms = starts(rows.findIndex((row) => row.join(' ') === at))
  return Number.isNaN(ms) ? null : new Date(ms).toISOString().slice(0, 10)
}

describe('the start of a week', () => {
  it.each<[what: string, rows: [number, number][], told: [at: string, start: string]]>([
    ['the first', weeks(2023, 52), ['2023 1', '2023-01-02']],
    ['a first that begins in December', weeks(2020, 53), ['2020 1', '2019-12-30']],
    ['the last of a long year', weeks(2020, 53), ['2020 53', '2020-12-28']],
    ['the last of a full year', weeks(2022, 52), ['2022 52', '2022-12-26']],
    ['the last beside gaps', [...weeks(2022, 45), [2022, 52]], ['2022 52', '2022-12-26']],
    ['the last alone', [...weeks(2021, 52), [2022, 52]], ['2022 52', '2022-12-26']],
    [
      'one late in a year whose first of January is of its own',
      [...weeks(2024, 26), [2024, 52]],
      ['2024 52', '2024-12-23'],
    ],
  ])('is told of %s', (_, rows, [at, start]) => {
    expect(startOf(rows, at)).toBe(start)
  })

  it.each<[string, [number, number][], string]>([
    ['a week 53 where the year has none', [...weeks(2020, 53), [2021, 53], ...weeks(2021, 52)], '2021 53'],
    [
      'a week 52 that January has of the year before',
      [...weeks(2021, 52), [2022, 52], ...weeks(2022, 26)],
      '2022 52',
    ],
    ['a week of no year', [[2022, 54]], '2022 54'],
    ['a week 0', [[2022, 0]], '2022 0'],
  ])('is not told of %s', (_, rows, at) => {
    expect(startOf(rows, at)).toBeNull()
  })
})

it('reads rows that lack a part', () => {
  const starts = weekStarts(
    2,
    (row) => [2022, Number.NaN][row]!,
    (row) => [Number.NaN, 3][row]!,
  )
  expect([starts(0), starts(1)]).toEqual([Number.NaN, Number.NaN])
})
