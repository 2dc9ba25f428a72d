import { describe, expect, it } from 'vitest'
import { findInsights } from './find-insights'
import { buildFixture, type FixtureColumn, noiseColumns } from './fixture-table'

const rows = 600
const told = new Set(['total', 'rank', 'evenness', 'period_change', 'distribution', 'target'])
const claimsOf = (columns: FixtureColumn[]) =>
  findInsights(buildFixture(columns)).insights.filter(({ kind }) => !told.has(kind))

describe('findInsights', () => {
  it('claims nothing of noise', () => {
    const claims = Array.from({ length: 20 }, (_, seed) =>
      claimsOf(Object.values(noiseColumns(seed + 1))),
    ).filter((c) => c.length)
    expect(claims.length).toBeLessThanOrEqual(1)
  })

  it('tells what was tried and orders by score', () => {
    const { insights, tests } = findInsights(buildFixture(Object.values(noiseColumns(3))))
    expect(tests.run).toBeGreaterThan(20)
    const scores = insights.map(({ score }) => score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
  })

  it('gives the same for rows and columns in another order', () => {
    const columns = Object.values(noiseColumns(5))
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
    const { insights } = findInsights(buildFixture(Object.values(noiseColumns(7))))
    for (const { text, evidence } of insights) {
      let rest = text
      for (const figure of evidence.figures) rest = rest.replace(figure.text, '')
      const withoutDates = rest.replace(/(?:[A-Z][a-z]{2} )?\d{1,2}, \d{4}|[A-Z][a-z]{2} \d{4}/g, '')
      expect(withoutDates).not.toMatch(/\d/)
    }
  })
})
