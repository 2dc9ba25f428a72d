import { describe, expect, it } from 'vitest'
import { spread, understand } from './subject.fixture'

const day = (row: number) => new Date(Date.UTC(2024, 0, 1 + spread(row, 300, 613))).toISOString().slice(0, 10)
const kind = (row: number, step: number) => ['north', 'south', 'west', 'east'][spread(row, 4, step)]!
const rowsOf = (columns: string[], cells: (row: number) => (string | number)[]) =>
  understand([columns, ...Array.from({ length: 320 }, (_, row) => cells(row))]).subject

describe('whether rows are what people count', () => {
  it('is so where columns tell of reports, and of no number that is followed', () => {
    const { profile, outcomes } = rowsOf(
      ['alert_id', 'timestamp', 'sensor', 'rule', 'src_country', 'src_port', 'remark'],
      (row) => [
        `A-${1000 + row}`,
        `${day(row)} 0${row % 10}:15`,
        kind(row, 197),
        kind(row, 389),
        kind(row, 211),
        1024 + spread(row, 60_000, 613),
        `seen by ${kind(row, 97)} ${row}`,
      ],
    )
    expect(profile.rows).toBe('lead')
    expect(outcomes).toEqual([])
  })

  it.each(['sale_price', 'donation_eur', 'revenue'])(
    'is not so of %s, however much tells of places',
    (amount) => {
      const { profile, outcomes } = rowsOf(['lat', 'lon', 'street', 'date', 'type', 'sex', amount], (row) => [
        (51 + spread(row, 1000, 89) / 10_000).toFixed(4),
        (7 + spread(row, 1000, 97) / 10_000).toFixed(4),
        `${kind(row, 211)} street`,
        day(row),
        kind(row, 197),
        ['f', 'm'][row % 2]!,
        100 + spread(row, 900, 613),
      ])
      expect(profile.rows).not.toBe('lead')
      expect(profile.columns[outcomes[0]!.column]!.name).toBe(amount)
    },
  )
})
