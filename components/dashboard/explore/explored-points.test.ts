import { expect, it } from 'vitest'
import type { Row } from '@/lib/contracts/cards'
import { differenceText } from './difference-text'
import type { Explorable } from './explorable'
import { exploredOf } from './explored-points'

const card = (rows: Row[], { grain, grouping }: { grain?: string; grouping?: string } = {}) =>
  ({
    type: 'line',
    title: 'Sales',
    description: '',
    spec: { x: 'when', y: 'sales', grouping },
    data_preview: { columns: ['when', 'sales'], rows, x_axis: 'When', y_axis: 'Sales' },
    config: grain ? { query: { grain } } : {},
  }) as unknown as Explorable

const months = ['2023-11', '2023-12', '2024-11', '2024-12'].map((when, at) => ({ when, sales: at + 1 }))

it('sets each month beside that of the year before, where there is one', () => {
  const { points, hasYearBefore, names } = exploredOf(card(months, { grain: 'month' }), 'year_before')
  expect(hasYearBefore).toBe(true)
  expect(names).toEqual(['Sales'])
  expect(points.map(({ compared }) => compared)).toEqual([[], [], [1], [2]])
  expect(points.map(({ comparedLabel }) => comparedLabel)).toEqual(['', '', 'Nov 2023', 'Dec 2023'])
})

it('sets all beside one of them, but that one beside nothing', () => {
  const { points } = exploredOf(card(months, { grain: 'month' }), 1)
  expect(points.map(({ comparedLabel }) => comparedLabel)).toEqual(['Dec 2023', '', 'Dec 2023', 'Dec 2023'])
})

it('compares each series with itself', () => {
  const rows = ['A', 'B'].flatMap((when, at) => [
    { when, sales: 10 * at + 1, shop: 'one' },
    { when, sales: 10 * at + 2, shop: 'two' },
  ])
  const { points, names } = exploredOf(card(rows, { grouping: 'shop' }), 0)
  expect(names).toEqual(['one', 'two'])
  expect(points[1]).toMatchObject({ values: [11, 12], compared: [1, 2], comparedLabel: 'A' })
})

it('knows no year before where years are what is shown, nor of kinds', () => {
  const years = ['2023', '2024'].map((when, sales) => ({ when, sales }))
  expect(exploredOf(card(years, { grain: 'year' }), null).hasYearBefore).toBe(false)
  expect(exploredOf(card([{ when: 'Web', sales: 1 }]), 'year_before').points[0]!.compared).toEqual([])
})

it('tells differences as shares of what was, those of shares in points, and none of what was not', () => {
  expect(differenceText(15, 10, null)).toBe('+50%')
  expect(differenceText(5, 10, { style: 'number', decimals: 0 })).toBe('-50%')
  expect(differenceText(0.5, 0.45, { style: 'percent', percent_base: 1, decimals: 1 })).toBe('+5 points')
  expect(differenceText(40, 45, { style: 'percent', percent_base: 100, decimals: 1 })).toBe('-5 points')
  expect(differenceText(5, 0, null)).toBe('')
  expect(differenceText(5, -2, null)).toBe('')
  expect(differenceText(null, 2, null)).toBe('')
})
