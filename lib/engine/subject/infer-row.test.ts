import { describe, expect, it } from 'vitest'
import { draft, members, spread, understand } from './subject.fixture'

const rowOf = (rows: (string | number)[][], fileName?: string) =>
  understand(rows, fileName).subject.profile.row ?? null

const table = (header: string[], rowAt: (row: number) => (string | number)[], rows = 60) => [
  header,
  ...Array.from({ length: rows }, (_, row) => rowAt(row)),
]
const region = (row: number) => ['North', 'South', 'West'][row % 3]!

describe('what a row is', () => {
  it('says an id with another value in each row', () => {
    expect(rowOf(members(80))).toMatchObject({ one: 'member', many: 'members', column: 'member_id' })
  })

  it('says no id that comes again', () => {
    const lines = table(['order_id', 'product', 'amount'], (row) => [
      `O${1000 + Math.floor(row / 3)}`,
      region(row),
      spread(row, 90) + 0.5,
    ])
    expect(rowOf(lines)).toBeNull()
    expect(rowOf(lines, 'orders.csv')).toBeNull()
  })

  it('says who they are, unless each comes again with the age and sex that they have', () => {
    const patients = (visits: number) =>
      table(
        ['subject', 'age', 'sex', 'pressure'],
        (row) => {
          const person = Math.floor(row / visits)
          return [`S-${100 + person}`, 30 + spread(person, 40, 613), 'FM'[person % 2]!, 120 + spread(row, 50)]
        },
        240,
      )
    expect(rowOf(patients(1))).toMatchObject({ many: 'subjects' })
    expect(rowOf(patients(4))).toBeNull()
  })

  it('says a name or a date of its own', () => {
    const states = table(
      ['state', 'income'],
      (row) => [`State ${String.fromCharCode(65 + row)}x`, 1000 + spread(row, 900)],
      26,
    )
    expect(rowOf(states)).toMatchObject({ many: 'states', column: 'state' })
    const days = table(['date', 'visits'], (row) => [
      new Date(Date.UTC(2025, 0, 1 + row)).toISOString().slice(0, 10),
      spread(row, 900),
    ])
    expect(rowOf(days, 'visitors.csv')).toMatchObject({ many: 'days', column: 'date' })
  })

  it('says the name of the file, unless a column has it', () => {
    const rows = table(['region', 'amount'], (row) => [region(row), spread(row, 90) + 0.5])
    expect(rowOf(rows, 'store_invoices.csv')).toMatchObject({ many: 'invoices', column: null })
    expect(rowOf(rows, 'sales-data.csv')).toBeNull()
    const births = table(['region', 'births'], (row) => [region(row), 100 + spread(row, 90)])
    expect(rowOf(births, 'births.csv')).toBeNull()
  })

  it('does not say it of what was measured time and again', () => {
    const readings = table(['read_at', 'room', 'temperature'], (row) => [
      new Date(Date.UTC(2025, 0, 1, Math.floor(row / 3))).toISOString(),
      region(row),
      spread(row, 90) / 10,
    ])
    expect(rowOf(readings, 'cold_room_sensors.csv')).toBeNull()
    const halfHours = table(['read_at', 'room', 'temperature'], (row) => [
      new Date(Date.UTC(2025, 0, 1, 0, row * 30)).toISOString(),
      region(row),
      spread(row, 90) / 10,
    ])
    expect(rowOf(halfHours, 'cold_room_sensors.csv')).toBeNull()
  })

  it('says it of what happened on dates', () => {
    const invoices = table(['date', 'region', 'amount'], (row) => [
      new Date(Date.UTC(2025, 0, 1 + (spread(row, 300) % 97))).toISOString().slice(0, 10),
      region(row),
      spread(row, 90) + 0.5,
    ])
    expect(rowOf(invoices, 'invoices.csv')).toMatchObject({ many: 'invoices' })
  })

  it('counts rows under that name', () => {
    const made = draft(members(80))
    const texts = made.blocks.map(({ title, description }) => `${title} ${description}`)
    expect(texts.join(' ')).not.toMatch(/Number of rows/)
    expect(made.description).toContain('80 members')
    expect(made.layout.narrative_snippets.join(' ')).toMatch(/over 80 members/)
    expect(made.dataset.subject?.row?.evidence).toEqual(['member_id has another value in each row.'])
  })
})
