import { describe, expect, it } from 'vitest'
import { draft, spread, understand } from '../subject/subject.fixture'
import { metricOf } from './metric'

const months = Array.from({ length: 12 }, (_, month) => `2024-${String(month + 1).padStart(2, '0')}`)
const stores = ['North', 'South', 'East', 'West']
const products = ['Shirt', 'Coat', 'Hat', 'Sock', 'Belt']

describe('a level of things that three columns name together', () => {
  const stockOf = (rows: (string | number)[][]) => {
    const { table, profile } = understand([['Month', 'Store', 'Product', 'Size', 'Stock'], ...rows])
    return metricOf({ table, profile }, 4, null)
  }
  const things = stores.flatMap((store) =>
    products.flatMap((product) => ['S', 'M', 'L'].map((size) => [store, product, size])),
  )
  const rows = months.flatMap((month, at) =>
    things.map((thing, place) => [month, ...thing, 3 + spread(at * 60 + place, 90)]),
  )

  it('is summed at its last date', () => {
    expect(stockOf(rows)).toMatchObject({ aggregation: 'sum', lastOf: 0, label: 'Stock' })
  })

  it('is averaged where few of them come on a date', () => {
    const few = rows.filter((_, row) => spread(row, 7, 3) < 2)
    expect(stockOf(few)).toMatchObject({ aggregation: 'avg' })
  })
})

describe('a counter that begins anew', () => {
  const titlesOf = (rows: (string | number)[][]) => draft(rows).blocks.map(({ title }) => title)

  it('is told by the highest that it comes to, each day', () => {
    let visitors = 0
    const hours = Array.from({ length: 960 }, (_, hour) => {
      visitors = (hour % 24 === 0 ? 0 : visitors) + spread(hour, 60)
      return [new Date(Date.UTC(2024, 2, 1, hour)).toISOString().slice(0, 16), visitors]
    })
    const titles = titlesOf([['When', 'Visitors so far'], ...hours])
    expect(titles).toContain('Highest visitors so far')
    expect(titles).toContain('Highest visitors so far by day')
  })

  it('is told beside what adds up', () => {
    let rain = 0
    const all = Array.from({ length: 14 * 12 }, (_, month) => {
      rain = (month % 12 === 0 ? 0 : rain) + spread(month, 90)
      return [
        `${2010 + Math.floor(month / 12)}-${months[month % 12]!.slice(5)}`,
        rain,
        200 + spread(month, 700),
      ]
    })
    const titles = titlesOf([['Month', 'Rainfall so far', 'Visits'], ...all])
    expect(titles).toContain('Total visits')
    expect(titles).toContain('Highest rainfall so far')
    expect(titles).not.toContain('Total rainfall so far')
  })
})
