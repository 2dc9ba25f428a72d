import { describe, expect, it } from 'vitest'
import type { Row } from '@/lib/contracts/cards'
import type { CardBlock } from '../card-block'
import { bubbleRadius, scatterData } from './scatter-points'

function scatter(rows: Row[]): CardBlock<'scatter'> {
  return {
    position: 0,
    type: 'scatter',
    title: 'a and b',
    description: '',
    spec: { x: 'a', y: 'b', grouping: 'name' },
    data_preview: { columns: ['a', 'b', 'name'], rows, x_axis: 'a', y_axis: 'b', total_rows: rows.length },
    config: {},
  }
}

describe('scatterData', () => {
  it('leaves out rows that lack a coordinate and runs from left to right', () => {
    const data = scatterData(
      scatter([
        { a: 2, b: 1 },
        { a: null, b: 3 },
        { a: 1, b: 5 },
        { a: 4, b: null },
      ]),
    )
    expect(data.points.map(({ x }) => x)).toEqual([1, 2])
  })

  it('colours a few groups, but not as many as there are points', () => {
    const rows = Array.from({ length: 20 }, (_, at) => ({ a: at, b: at }))
    expect(scatterData(scatter(rows.map((row) => ({ ...row, name: row.a % 3 })))).groups).toHaveLength(3)
    expect(scatterData(scatter(rows.map((row) => ({ ...row, name: `Point ${row.a}` })))).groups).toEqual([])
  })
})

describe('the groups of a scatter', () => {
  it('stand in one order in the legend, whichever point comes first', () => {
    const named = (names: string[]) =>
      scatterData(scatter(names.map((name, at) => ({ a: at, b: at, name })))).groups.map(({ label }) => label)
    expect(named(['Gentoo', 'Adelie', 'Chinstrap', 'Adelie'])).toEqual(['Adelie', 'Chinstrap', 'Gentoo'])
    expect(named(['10', '2', '1', '2'])).toEqual(['1', '2', '10'])
  })
})

describe('bubbleRadius', () => {
  it('tells a size by area', () => {
    expect(bubbleRadius(400, 1600, 20)).toBe(10)
    expect(bubbleRadius(null, 1600, 20)).toBe(2)
    expect(bubbleRadius(-5, 1600, 20)).toBe(2)
  })
})
