import { describe, expect, it } from 'vitest'
import { generateDashboard, type UnderstandOptions } from '../generate-dashboard'
import { csvBytes, members, spread } from './subject.fixture'

const draft = (rows: (string | number)[][], options: Partial<UnderstandOptions> = {}) =>
  generateDashboard(csvBytes(rows), { fileType: 'csv', fileName: 'table.csv', ...options })

/** Sales by month in parts, with the year in which each shop was built. */
const sales = [
  ['year', 'month', 'built', 'shop', 'revenue'],
  ...Array.from({ length: 96 }, (_, row) => [
    2021 + Math.floor(row / 48),
    1 + (Math.floor(row / 4) % 12),
    1980 + (row % 4) * 7,
    `Shop ${row % 4}`,
    100 + spread(row, 37),
  ]),
]

describe('an outcome that the caller has named', () => {
  it('leads the dashboard, and says who said so', () => {
    const found = draft(members(240))
    expect(found.dataset.subject?.outcomes[0]?.column).toBe('churned')
    const made = draft(members(240), { outcome: 'age' })
    expect(made.dataset.subject?.outcomes[0]).toEqual({
      column: 'age',
      metric: 'avg',
      confidence: 1,
      evidence: ['You said so.'],
    })
    const kpi = made.blocks.find(({ type }) => type === 'kpi')
    expect(kpi?.spec).toMatchObject({ value_from_column: 'age' })
  })

  it('is told as a rate where it is a category', () => {
    const made = draft(members(240), { outcome: 'plan' })
    expect(made.dataset.subject?.outcomes[0]).toMatchObject({
      column: 'plan',
      metric: 'rate',
      of: { column: 'plan', op: '=' },
      confidence: 1,
    })
  })

  it.each([
    ['churn', /^outcome: there is no column "churn"; did you mean "churned"\?$/],
    ['wholly other', /^outcome: there is no column "wholly other"; its columns are member_id, region/],
    ['member_id', /^outcome: member_id can't be followed: it only tells rows apart\./],
  ])('is refused where it can not be: %s', (outcome, message) => {
    expect(() => draft(members(240), { outcome })).toThrow(
      expect.objectContaining({ code: 'validation_error', message: expect.stringMatching(message) }),
    )
  })
})

describe('a time that the caller has named', () => {
  it('is used, and says who said so', () => {
    const { subject } = draft(sales, { time: ['built'], roles: { built: 'time' } }).dataset
    expect(subject).toMatchObject({ time: 'built', time_confidence: 1 })
    expect(subject?.time_evidence?.[0]).toBe('You said so.')
  })

  it('may be several columns that make one together', () => {
    const { subject, columns } = draft(sales, { time: ['month', 'year'] }).dataset
    expect(subject).toMatchObject({ time: 'Year and month', time_confidence: 1 })
    expect(columns.find(({ name }) => name === 'Year and month')).toMatchObject({
      type: 'date',
      role: 'time',
      derived_from: ['year', 'month'],
    })
  })

  it.each([
    [['years'], /^time: there is no column "years"; did you mean "year"\?$/],
    [['revenue'], /^time: revenue holds no dates or years/],
    [['shop'], /^time: shop holds no dates or years/],
    [['month'], /^time: month holds no dates or years/],
    [['year', 'revenue'], /^time: year, revenue do not make one time together/],
    [['year', 'year'], /do not make one time together/],
  ])('is refused where it is none: %j', (time, message) => {
    expect(() => draft(sales, { time })).toThrow(
      expect.objectContaining({ code: 'validation_error', message: expect.stringMatching(message) }),
    )
  })
})
