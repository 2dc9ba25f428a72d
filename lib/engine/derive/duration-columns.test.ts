import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from '../subject/subject.fixture'

const day = (offset: number) => new Date(Date.UTC(2022, 0, 1 + offset)).toISOString().slice(0, 10)
const year = 365

/** Visits to a clinic by people of twenty to seventy. */
const visits = (head: string[], began: (row: number) => number) => [
  head,
  ...Array.from({ length: 120 }, (_, row) => [
    day(began(row)),
    day(spread(row, 300)),
    ['Hill St', 'Harbour'][row % 2]!,
    90 + spread(row, 41) / 2,
    20 + spread(row, 97, 613),
  ]),
]
const older = (row: number) => -20 * year - spread(row, 50 * year, 104_729)
const patients = visits(['born', 'visit', 'clinic', 'glucose', 'cost_usd'], older)

describe('dates that lie decades apart', () => {
  it('are told as an age in years', () => {
    const made = draft(patients).dataset.columns.filter(({ derived_from }) => derived_from)
    expect(made).toMatchObject([
      { name: 'Age at visit', unit: 'years', additivity: 'intensive', derived_from: ['born', 'visit'] },
    ])
  })

  it('are years where nothing was born', () => {
    const made = draft(visits(['founded', 'visit', 'clinic', 'glucose', 'cost_usd'], older)).dataset.columns
    expect(made.find(({ derived_from }) => derived_from)).toMatchObject({
      name: 'Years from founded to visit',
      unit: 'years',
    })
  })

  it('are no outcome and no figure above the charts', () => {
    const { subject } = understand(patients)
    const outcomes = subject.outcomes.map(({ column }) => subject.profile.columns[column]!.name)
    expect(outcomes).not.toContain('Age at visit')
    const kpis = draft(patients).blocks.filter(({ type }) => type === 'kpi')
    expect(kpis.map(({ title }) => title)).toContain('Average glucose')
    expect(kpis.map(({ title }) => title).join()).not.toMatch(/age at|years|from/i)
  })

  it('do not make a part of the time that something took', () => {
    const rows = Array.from({ length: 90 }, (_, row) => [
      day(older(row)),
      day(row),
      day(row + 1 + spread(row, 30)),
      ['East', 'West'][row % 2]!,
    ])
    const { subject, table } = understand([['dob', 'admitted', 'discharged', 'ward'], ...rows])
    expect(subject.profile.columns[subject.outcomes[0]!.column]!.name).toBe(
      'Days from admitted to discharged',
    )
    const made = table.columns.filter(({ derivedFrom }) => derivedFrom).map(({ name }) => name)
    expect(made.filter((name) => name.startsWith('Age at'))).toHaveLength(1)
  })

  it('a few years apart they are still what it took', () => {
    const loans = visits(
      ['opened', 'closed', 'branch', 'rate', 'amount'],
      (row) => -year - spread(row, 5 * year),
    )
    const made = draft(loans).dataset.columns.find(({ derived_from }) => derived_from)
    expect(made).toMatchObject({ name: 'Days from opened to closed', unit: 'days' })
  })

  it('of two times of day is told in minutes', () => {
    const clock = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    const visits = Array.from({ length: 120 }, (_, row) => {
      const came = 600 + spread(row, 300, 613)
      return [`V${row}`, ['hall', 'garden'][row % 2]!, clock(came), clock(came + 20 + spread(row, 60))]
    })
    const { columns } = understand([['visit', 'place', 'came', 'went'], ...visits]).table
    const made = columns.find(({ derivedFrom }) => derivedFrom)
    expect(made).toMatchObject({ name: 'Minutes from came to went', derivedFrom: ['came', 'went'] })
    expect(made!.numbers![0]).toBe(20)
  })

  it('is none between a day and the moment that is put together of it', () => {
    const rows = Array.from({ length: 120 }, (_, row) => [
      `2024-03-0${1 + Math.floor(row / 24)}`,
      `${String(row % 24).padStart(2, '0')}:15`,
      spread(row, 60),
    ])
    const { columns } = understand([['date', 'time', 'passengers'], ...rows]).table
    expect(columns.flatMap(({ derivedFrom, name }) => (derivedFrom ? [name] : []))).toEqual(['Date and time'])
  })
})
