import { describe, expect, it } from 'vitest'
import { cleanTable } from '../clean/clean-table'
import { createNoise } from '../insights/fixture-table'
import { profileTable } from '../profile/profile-table'
import { readTable } from '../read/read-table'
import { ruleOf } from './aggregation-rule'

const datasetOf = (header: string, lines: unknown[][]) => {
  const text = [header, ...lines.map((line) => line.join(','))].join('\n')
  const { table } = cleanTable(readTable(new TextEncoder().encode(text), { fileType: 'csv' }))
  return { table, profile: profileTable(table) }
}
const ruleFor = (dataset: ReturnType<typeof datasetOf>, name: string) =>
  ruleOf(dataset, dataset.profile.columns.find((column) => column.name === name)!)

const dayOf = (at: number) => new Date(Date.UTC(2024, 2, 1 + at)).toISOString().slice(0, 10)

describe('a rate over what each thing always has', () => {
  const seats = { Lyra: 180, Orion: 64, Vega: 420 }
  const linesOf = (seed: number) => {
    const { random } = createNoise(seed)
    return Array.from({ length: 90 }, (_, at) =>
      Object.entries(seats).map(([hall, places], place) => {
        const sold = Math.round(places * (0.3 + 0.2 * place + 0.2 * random()))
        const sales = (sold * (11 + 6 * random())).toFixed(2)
        const ofAll = ((100 * sold) / places).toFixed(1)
        return [dayOf(at), hall, places, sold, `${ofAll}%`, (Number(sales) / places).toFixed(2), sales]
      }),
    ).flat()
  }

  it.each([1, 6, 13])('is weighed by it, seed %i', (seed) => {
    const dataset = datasetOf('dag,sal,pladser,tickets sold,fyldt,sales per plads,sales', linesOf(seed))
    expect(ruleFor(dataset, 'fyldt')).toEqual({ aggregation: 'avg', weight: 2 })
    expect(ruleFor(dataset, 'sales per plads')).toEqual({
      aggregation: 'avg',
      ratio: { numerator: 6, denominator: 2 },
    })
  })
})

describe('a part of a level, by the share that it is', () => {
  const towns = ['Asker', 'Bodø', 'Hamar', 'Molde', 'Skien']
  const linesOf = (seed: number) => {
    const { random } = createNoise(seed)
    return Array.from({ length: 9 }, (_, at) =>
      towns.map((town, place) => {
        const workforce = Math.round(9000 * (place + 1) * (1 + 0.004 * at))
        const idle = Math.round(workforce * (0.03 + 0.02 * random()) * (1 + place))
        return [town, 2015 + at, idle, workforce, `${((100 * idle) / workforce).toFixed(1)} %`]
      }),
    ).flat()
  }

  it.each([2, 9, 14])('is one as well, and not added over the years, seed %i', (seed) => {
    const dataset = datasetOf('kommune,år,ledige,workforce,ledighet', linesOf(seed))
    expect(ruleFor(dataset, 'ledige')).toMatchObject({ aggregation: 'sum', lastOf: 1 })
  })
})

it.each([
  ['date,class,students enrolled,students present', 1],
  ['date,ward,beds,occupied beds', 3],
])('a rate of two levels is of all dates: %s', (header, rowsADay) => {
  const lines = Array.from({ length: 180 }, (_, at) => {
    const base = 20 + ((at * 37) % 40)
    const taken = 3 + ((at * 7919) % (base - 3))
    return [dayOf(Math.floor(at / rowsADay)), 'ABC'[at % 3], base, taken, ((100 * taken) / base).toFixed(1)]
  })
  const { table, profile } = datasetOf(`${header},rate in %`, lines)
  const columns = profile.columns.map((column) =>
    column.index === 2 || column.index === 3 ? { ...column, additivity: 'semi_additive' as const } : column,
  )
  expect(ruleFor({ table, profile: { ...profile, columns } }, 'rate in %')).not.toHaveProperty('lastOf')
})
