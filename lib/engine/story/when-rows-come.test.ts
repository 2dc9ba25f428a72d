import { describe, expect, it } from 'vitest'
import { generateDashboard } from '../generate-dashboard'

const hash = (row: number) => (row * 7919 + (row >> 3) * 104729) % 1000
const kindOf = (row: number) => ['Theft', 'Theft', 'Abuse', 'Damage'][(row * 13 + (row >> 3)) % 4]!

/** A log of 600 things that happened, at hours and on days that are given. */
function blocksOf(hourOf: (row: number) => number, dayOf: (row: number) => number) {
  const lines = Array.from({ length: 600 }, (_, row) => {
    const at = new Date(Date.UTC(2024, 0, 1 + dayOf(row), hourOf(row), hash(row) % 60))
    return [at.toISOString().slice(0, 16).replace('T', ' '), kindOf(row), `d${row % 5}`].join(',')
  })
  const { blocks } = generateDashboard(
    new TextEncoder().encode(['logged_at,type,desk', ...lines].join('\n')),
    {
      fileType: 'csv',
      fileName: 'log.csv',
    },
  )
  return blocks
}

const titlesOf = (...when: Parameters<typeof blocksOf>) => blocksOf(...when).map(({ title }) => title)

const anyHour = (row: number) => hash(row) % 24
const anyDay = (row: number) => (row * 11) % 280

describe('when rows come', () => {
  it('is shown by the hour where more of them come at some', () => {
    const late = (row: number) => (row % 3 === 0 ? anyHour(row) : 18 + (hash(row) % 4))
    const titles = titlesOf(late, anyDay)
    expect(titles).toContain('Number of rows by hour of the day')
    expect(titles.join()).not.toContain('by day of the week')
  })

  it('is drawn of all hours, none of them put together with others', () => {
    const late = (row: number) => (row % 3 === 0 ? anyHour(row) : 18 + (hash(row) % 4))
    const hours = blocksOf(late, anyDay).find(({ title }) => /hour of the day/.test(title))!
    expect(hours.description).not.toContain('Other')
    const { columns, rows } = hours.data_preview as { columns: string[]; rows: Record<string, unknown>[] }
    expect(rows.map((row) => String(row[columns[0]!]))).toEqual(
      Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`),
    )
  })

  it('is shown by the day of the week where more of them come on some', () => {
    const saturdays = (row: number) => (row % 2 === 0 ? anyDay(row) : 5 + 7 * (row % 40))
    expect(titlesOf(anyHour, saturdays).join()).toContain('Number of rows by day of the week')
  })

  it('is left out where they come alike', () => {
    const titles = titlesOf(anyHour, anyDay).join()
    expect(titles).not.toMatch(/by hour|day of the week/)
  })
})
