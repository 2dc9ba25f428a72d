import { describe, expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'

const derivedIn = (
  header: string,
  row: (noise: ReturnType<typeof createNoise>, at: number) => (string | number)[],
) => {
  const noise = createNoise(53)
  const text = [header, ...Array.from({ length: 300 }, (_, at) => row(noise, at).join(','))].join('\n')
  const { table } = understandDataset(new TextEncoder().encode(text), { fileType: 'csv' })
  return table.columns.filter(({ derivedFrom }) => derivedFrom).map(({ derivedFrom }) => derivedFrom)
}
const stations = ['Hill', 'Mill', 'Quay', 'Park', 'Gate']

describe('two numbers of one row', () => {
  it('of what came in and went out, one by one, make no change', () => {
    const made = derivedIn('day,station,trips_out,trips_in', ({ normal }, at) => {
      const size = 20 * (1 + (at % stations.length))
      const out = Math.max(0, Math.round(size + 4 * normal()))
      return [
        `2024-0${1 + (Math.floor(at / 150) % 9)}-1${at % 9}`,
        stations[at % 5]!,
        out,
        Math.max(0, out + Math.round(3 * normal())),
      ]
    })
    expect(made).toEqual([])
  })

  it('of a lorry that is weighed twice do', () => {
    const made = derivedIn('plate,yard,weight_in_kg,weight_out_kg', ({ normal, pick }, at) => {
      const empty = 9000 + 3000 * Math.abs(normal())
      return [`P${1000 + at}`, pick(stations), (empty + 900 + 200 * normal()).toFixed(1), empty.toFixed(1)]
    })
    expect(made).toHaveLength(1)
  })

  it('of a tank that is read twice do, in whole numbers too', () => {
    const made = derivedIn('tank,yard,volume_in,volume_out', ({ normal, pick }, at) => {
      const before = Math.round(9000 + 2000 * Math.abs(normal()))
      return [`T${1000 + at}`, pick(stations), before, before - 100 - Math.round(50 * Math.abs(normal()))]
    })
    expect(made).toHaveLength(1)
  })

  it('of goods and how many tonnes they were make a price by weight', () => {
    const made = derivedIn('Beleg,Lieferant,Menge in Tonnen,Erlös EUR', ({ normal, pick, random }, at) => {
      const tonnes = 10 + Math.floor(50 * random())
      return [`R${2000 + at}`, pick(stations), tonnes, (tonnes * 210 * Math.exp(0.1 * normal())).toFixed(2)]
    })
    expect(made).toEqual([['Erlös EUR', 'Menge in Tonnen']])
  })

  it('of goods and how many pieces they were make no price by weight', () => {
    const made = derivedIn('Ret-Nr,Lieferant,Menge,Warenwert', ({ normal, pick, random }, at) => {
      const pieces = 1 + Math.floor(12 * random())
      return [`R${2000 + at}`, pick(stations), pieces, (pieces * 40 * Math.exp(0.4 * normal())).toFixed(2)]
    })
    expect(made).toEqual([])
  })
})
