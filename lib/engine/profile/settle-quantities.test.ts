import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { createNoise } from '../insights/fixture-table'
import { readTable } from '../read/read-table'
import { profileTable } from './profile-table'

const additivityOf = (header: string, lines: unknown[][], name: string) => {
  const text = [header, ...lines.map((line) => line.join(','))].join('\n')
  const { table } = cleanTable(readTable(new TextEncoder().encode(text), { fileType: 'csv' }))
  return profileTable(table).columns.find((column) => column.name === name)!.additivity
}
const dayOf = (at: number) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10)

describe('what is multiplied with a price', () => {
  const noise = createNoise(4)
  const lines = Array.from({ length: 90 }, (_, at) => {
    const [came, price] = [9 + Math.round(9 * noise.random()), noise.pick([12, 13.5, 16])]
    return [dayOf(at), came, price, (came * price).toFixed(2)]
  })

  it('adds up as the amounts do, also under the name of a measure of things', () => {
    expect(additivityOf('day,came,price,takings', lines, 'came')).toBe('additive')
    expect(additivityOf('day,weight,price,takings', lines, 'weight')).toBe('additive')
  })

  it('does not where it is a rate, or where nothing comes of it', () => {
    expect(additivityOf('day,tax rate,price,takings', lines, 'tax rate')).toBe('intensive')
    const apart = lines.map(([day, came, price], at) => [day, came, price, 100 + ((at * 37) % 211)])
    expect(additivityOf('day,came,price,takings', apart, 'came')).toBe('intensive')
  })
})

describe('what a share is of', () => {
  const noise = createNoise(6)
  const lines = Array.from({ length: 80 }, (_, at) => {
    const listed = 400 + Math.round(900 * noise.random())
    const came = Math.round(listed * (0.4 + 0.3 * noise.random()))
    const [spoilt, red] = [Math.round(came * 0.01), Math.round(came * (0.2 + 0.3 * noise.random()))]
    return [at + 100, listed, came, ((100 * came) / listed).toFixed(2), spoilt, red, came - spoilt - red]
  })
  const header = 'station,listed,came,turnout,spoilt,reds,blues'

  it('is counted, and so are the parts of what was', () => {
    for (const name of ['listed', 'came', 'spoilt', 'reds', 'blues'])
      expect([name, additivityOf(header, lines, name)]).toEqual([name, 'additive'])
  })

  it('is a scale where it is the same few numbers again and again', () => {
    const marks = Array.from({ length: 120 }, (_, at) => {
      const of = noise.pick([20, 40, 50, 60])
      const mark = Math.round(of * (0.3 + 0.7 * noise.random()))
      return [at + 100, mark, of, ((100 * mark) / of).toFixed(1)]
    })
    expect(additivityOf('pupil,got,of,percent', marks, 'got')).not.toBe('additive')
  })

  it('may be a level where the rows are of times', () => {
    const days = lines.map(([, ...rest], at) => [dayOf(at), ...rest])
    expect(additivityOf(header.replace('station', 'day'), days, 'listed')).not.toBe('additive')
  })
})

describe('what a total to date is made of', () => {
  const noise = createNoise(8)
  const lines = (anew: boolean) => {
    const sum = new Map<string, number>()
    return Array.from({ length: 240 }, (_, at) => {
      const [day, desk] = [dayOf(Math.floor(at / 12)), at % 2 ? 'East' : 'West']
      const key = anew ? `${day} ${desk}` : desk
      const own = 20 + Math.round(30 * noise.random())
      sum.set(key, (sum.get(key) ?? 0) + own)
      return [day, desk, own, sum.get(key)]
    })
  }

  it('adds up, also under a name of averages', () => {
    expect(additivityOf('day,desk,pts,season pts', lines(false), 'pts')).toBe('additive')
    expect(additivityOf('day,desk,pts,season pts', lines(false), 'season pts')).toBe('semi_additive')
  })

  it('also where it begins anew each day', () => {
    expect(additivityOf('day,desk,came,till now', lines(true), 'came')).toBe('additive')
  })

  it('leaves an index with its changes what it is', () => {
    let level = 100
    const index = Array.from({ length: 60 }, (_, at) => {
      const change = Number((0.2 + noise.random()).toFixed(2))
      level += change
      return [dayOf(at * 30), level.toFixed(2), change]
    })
    expect(additivityOf('day,index,change', index, 'index')).toBe('intensive')
  })
})

it('what is taken and what is free of as many places as there always are is a level', () => {
  const lines = (placesOf: (lot: number) => number) =>
    Array.from({ length: 240 }, (_, at) => {
      const [lot, places] = [at % 3, placesOf(at % 3)]
      const taken = Math.floor((places * ((at * 37) % 101) ** 3) / 1_000_100)
      return [dayOf(Math.floor(at / 3)), 'ABC'[lot], places, taken, places - taken]
    })
  const sizes = [220, 90, 400]
  expect(
    additivityOf(
      'day,lot,places,occ,rest',
      lines((lot) => sizes[lot]!),
      'occ',
    ),
  ).toBe('semi_additive')
  const noise = createNoise(2)
  expect(
    additivityOf(
      'day,lot,places,occ,rest',
      lines(() => 90 + Math.round(300 * noise.random())),
      'occ',
    ),
  ).toBe('additive')
})

it('a tax in few steps up to a part of a hundred is its rate', () => {
  const lines = (taxOf: (at: number) => number) =>
    Array.from({ length: 90 }, (_, at) => [dayOf(at), ((at * 37) % 97) + 0.5, taxOf(at)])
  expect(
    additivityOf(
      'day,base,tx tva',
      lines((at) => [5.5, 10, 20][at % 3]!),
      'tx tva',
    ),
  ).toBe('intensive')
  expect(
    additivityOf(
      'day,base,tva',
      lines((at) => ((at * 37) % 97) / 5),
      'tva',
    ),
  ).toBe('additive')
})

it('what a stock moves by is an amount, also where it is one of few numbers', () => {
  let stock = 200
  const lines = (moves: boolean) =>
    Array.from({ length: 120 }, (_, at) => {
      const [comes, goes] = [at % 5 === 0 ? 20 : 0, [3, 5, 8][(at * 7) % 3]!]
      stock += moves ? comes - goes : ((at * 37) % 41) - 20
      return [dayOf(at), comes, goes, stock]
    })
  expect(additivityOf('day,zug,abg,bestand', lines(true), 'abg')).toBe('additive')
  expect(additivityOf('day,zug,abg,bestand', lines(false), 'abg')).not.toBe('additive')
})

describe('parts of a whole that are counted in thousands', () => {
  const header = 'kommun,0-15,16-64,65-79,äldre,alla'
  const linesOf = (seed: number, most: number) => {
    const noise = createNoise(seed)
    return Array.from({ length: 50 }, (_, at) => {
      const own = Array.from({ length: 4 }, () => Math.round(most * (0.2 + 0.8 * noise.random())))
      return [`Kommun ${at}`, ...own, own.reduce((sum, one) => sum + one, 0)]
    })
  }

  it.each([1, 5, 8])('add up as it does, seed %i', (seed) => {
    for (const name of ['0-15', '16-64', 'äldre', 'alla'])
      expect([name, additivityOf(header, linesOf(seed, 30_000), name)]).toEqual([name, 'additive'])
  })

  it('are averaged where they may be marks, or levels of a time', () => {
    expect(additivityOf(header, linesOf(2, 40), 'alla')).toBe('intensive')
    const days = linesOf(3, 30_000).map(([, ...rest], at) => [dayOf(at), ...rest])
    expect(additivityOf(header.replace('kommun', 'dag'), days, '16-64')).not.toBe('additive')
  })
})
