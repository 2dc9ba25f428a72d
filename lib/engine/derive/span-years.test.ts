import { describe, expect, it } from 'vitest'
import { draft, understand } from '../subject/subject.fixture'

const areas = ['North', 'South', 'East', 'West']
const perArea = (spans: string[], header: string, value: (year: number, area: number) => number) => [
  ['region', header, 'amount'],
  ...spans.flatMap((span, year) => areas.map((area, place) => [area, span, value(year, place)])),
]
const two = (from: number, mark = '-') => `${from}${mark}${String((from + 1) % 100).padStart(2, '0')}`
const seven = (write: (from: number) => string) => Array.from({ length: 7 }, (_, at) => write(2012 + at))
const growing = (year: number, area: number) => 1000 + 90 * year + 37 * area

describe('years that run over two', () => {
  it.each([
    ['School year', seven((from) => two(from))],
    ['Schuljahr', seven((from) => two(from, '/'))],
    ['season', seven((from) => `${from}-${from + 1}`)],
    ['Fiscal year', seven((from) => `FY${two(from)}`)],
    ['exercice', seven((from) => `${from}/${from + 1}`)],
  ])('are the time of the table, by the year in which they begin: %s', (header, spans) => {
    const { profile, table } = understand(perArea(spans, header, growing))
    const time = profile.columns[profile.mainTime!]!
    expect(time).toMatchObject({ name: `${header} (start)`, role: 'time', grain: 'year' })
    expect(table.columns[time.index]!.derivedFrom).toEqual([header])
    expect([time.summary!.min, time.summary!.max]).toEqual([2012, 2018])
  })

  it('are told by the year that they are called by where one number says it', () => {
    const timeOf = (spans: string[]) => {
      const { profile } = understand(perArea(spans, 'Year', growing))
      return profile.mainTime === null ? null : profile.columns[profile.mainTime]!.name
    }
    expect(timeOf(seven((from) => `FY${from % 100}`))).toBe('Year (year)')
    expect(timeOf(seven((from) => `SY ${from}`))).toBe('Year (year)')
    expect(timeOf(seven((from) => `FY${(from * 13) % 89}`))).toBeNull()
    expect(timeOf(seven((from) => `FX${from % 100}`))).toBeNull()
  })

  it('are drawn as a course, and not ranked', () => {
    const { blocks } = draft(
      perArea(
        seven((from) => two(from)),
        'School year',
        growing,
      ),
    )
    const axes = blocks.map(({ type, spec }) => `${type} ${(spec as { x?: string }).x ?? ''}`)
    expect(axes).toContain('line School year (start)')
    expect(axes).not.toContain('bar School year')
  })

  it('leave a table with dates its dates', () => {
    const rows = perArea(
      seven((from) => two(from)),
      'season',
      growing,
    ).map((row, at) => [...row, at === 0 ? 'date' : `20${12 + (at % 7)}-05-0${1 + (at % 9)}`])
    const { profile } = understand(rows)
    expect(profile.columns[profile.mainTime!]!.name).toBe('date')
    expect(profile.columns.some(({ name }) => name.endsWith('(start)'))).toBe(false)
  })

  it.each([
    ['spans of several years', seven((from) => `${from}-${from + 4}`)],
    ['spans of ages', seven((from) => `${from - 1990}-${from - 1985}`)],
    ['two spans', [two(2012), two(2013)]],
  ])('are no %s', (_, spans) => {
    const { profile } = understand(perArea(spans, 'period', growing))
    expect(profile.columns.some(({ name }) => name.endsWith('(start)'))).toBe(false)
  })

  it('have as many pupils as in the last of them, not as in all of them', () => {
    const rows = perArea(
      seven((from) => two(from)),
      'School year',
      growing,
    )
    const { blocks } = draft([['region', 'School year', 'pupils'], ...rows.slice(1)])
    const last = areas.reduce((sum, _, place) => sum + growing(6, place), 0)
    expect(blocks.find(({ type }) => type === 'kpi')).toMatchObject({ spec: { value: last } })
  })
})
