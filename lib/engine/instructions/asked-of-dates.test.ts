import { describe, expect, it } from 'vitest'
import { gridTable } from './asked-grid.fixture'
import { itDraws, outcomeOf } from './tongues/plan-text.fixture'

const { data: purchases } = gridTable('purchases')
const { data: releases } = gridTable('releases')

describe('a date that many rows share, or that is called a date, or beside what names the rows, tells them apart', () => {
  itDraws(gridTable('cohorts').data, [
    ['revenue per cohort by channel', 'line: revenue by cohort and channel'],
    ['average revenue per cohort', 'line: avg revenue by cohort'],
  ])
  itDraws(gridTable('fares').data, [
    ['fare per departure by route', 'line: fare by departure and route'],
    ['average fare per departure by route', 'line: avg fare by departure and route'],
  ])
  itDraws(purchases, [['revenue per orderdate by region', 'line: revenue by orderdate and region']])
  itDraws(releases, [['streams per release by genre', 'line: streams by release and genre']])
})

describe('per a part of the calendar is the course of what has one, whatever else is counted in it', () => {
  itDraws(releases, [
    ['streams per week', 'line: streams by release/week'],
    ['average streams per week by genre', 'line: avg streams by release/week and genre'],
  ])

  it('is over a number that is named further, or that the dates have no such part for', () => {
    const ratioOf = (text: string, table: string) =>
      outcomeOf(text, gridTable(table).data).plan.cards.map(({ metric }) => metric)
    expect(ratioOf('streams per week on chart by genre', 'releases')).toEqual([
      { kind: 'ratio', numerator: 'streams', denominator: 'weeks_on_chart' },
    ])
    expect(ratioOf('errors per hour by zone', 'picks')).toEqual([
      { kind: 'ratio', numerator: 'errors', denominator: 'hours_worked' },
    ])
  })
})

describe('what is named to be shown, and names no rows, is shown', () => {
  itDraws(purchases, [
    ['only product, region and revenue in a table', 'table: revenue by product and region'],
    ['list all products by region', 'auto: rows by region and product'],
    ['for a product, revenue by region', 'auto: revenue by region and product'],
  ])

  it('is told where it names the rows, and only their kinds are drawn', () => {
    const { told } = outcomeOf('only song and genre', releases)
    expect(told).toEqual([expect.stringMatching(/^partly: song was left out/)])
  })
})
