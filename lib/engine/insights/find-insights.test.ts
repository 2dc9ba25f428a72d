import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, createNoise, dayOf2023, type FixtureColumn } from './fixture-table'

const rows = 600
const regions = ['North', 'South', 'East', 'West', 'Centre']

function noiseColumns(seed: number): FixtureColumn[] {
  const { random, normal, pick } = createNoise(seed)
  const days = Array.from({ length: rows }, () => Math.floor(random() * 365)).sort((a, b) => a - b)
  return [
    { name: 'order_date', role: 'time', cells: days.map(dayOf2023) },
    { name: 'region', role: 'category', cells: days.map(() => pick(regions)) },
    { name: 'channel', role: 'category', cells: days.map(() => pick(['Web', 'Store', 'Phone'])) },
    { name: 'revenue', role: 'measure', cells: days.map(() => 100 + 20 * normal()) },
    { name: 'visits', role: 'measure', cells: days.map(() => 40 + 9 * normal()) },
    { name: 'rating', role: 'measure', additivity: 'intensive', cells: days.map(() => 3 + normal()) },
  ]
}

const told = new Set(['total', 'rank', 'evenness', 'period_change', 'distribution', 'target'])
const claimsOf = (columns: FixtureColumn[]) =>
  findInsights(buildFixture(columns)).insights.filter(({ kind }) => !told.has(kind))

describe('findInsights', () => {
  it('claims nothing of noise', () => {
    const claims = Array.from({ length: 20 }, (_, seed) => claimsOf(noiseColumns(seed + 1))).filter(
      (c) => c.length,
    )
    expect(claims.length).toBeLessThanOrEqual(1)
  })

  it('tells what was tried and orders by score', () => {
    const { insights, tests } = findInsights(buildFixture(noiseColumns(3)))
    expect(tests.run).toBeGreaterThan(20)
    const scores = insights.map(({ score }) => score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
  })

  it('gives the same for rows and columns in another order', () => {
    const columns = noiseColumns(5)
    const revenue = columns[3]!
    columns[4] = { ...columns[4]!, cells: revenue.cells.map((cell, i) => Number(cell) + ((i * 7919) % 30)) }
    const order = Array.from({ length: rows }, (_, i) => (i * 7) % rows)
    const shuffled = columns
      .map((column) => ({ ...column, cells: order.map((i) => column.cells[i]!) }))
      .reverse()
    const texts = (input: FixtureColumn[]) =>
      claimsOf(input)
        .map(({ kind, value }) => `${kind} ${value}`)
        .sort()
    expect(texts(columns).length).toBeGreaterThan(0)
    expect(texts(shuffled)).toEqual(texts(columns))
  })

  it('lists every number of a text among its figures', () => {
    const { insights } = findInsights(buildFixture(noiseColumns(7)))
    for (const { text, evidence } of insights) {
      let rest = text
      for (const figure of evidence.figures) rest = rest.replace(figure.text, '')
      const withoutDates = rest.replace(/(?:[A-Z][a-z]{2} )?\d{1,2}, \d{4}|[A-Z][a-z]{2} \d{4}/g, '')
      expect(withoutDates).not.toMatch(/\d/)
    }
  })
})
