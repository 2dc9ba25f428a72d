import { describe, expect, it } from 'vitest'
import { generateDashboard, understandDataset } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'

const options = { fileType: 'csv', fileName: 'dati.csv', instructions: '' } as const
const monthOf = (at: number) => `${2022 + Math.floor(at / 12)}-${String(1 + (at % 12)).padStart(2, '0')}`

interface Made {
  seed: number
  /** What the row of a month is called, and what else stands in it. */
  of: (at: number, random: () => number) => string[]
}

/** Rows of two sites in 24 months, one for each version that `of` tells. */
function fileOf({ seed, of }: Made): Uint8Array {
  const { random } = createNoise(seed)
  const rows = Array.from({ length: 24 }, (_, at) =>
    ['Lecce', 'Udine'].flatMap((site) =>
      of(at, random).map((version) =>
        [
          monthOf(at),
          site,
          version,
          Math.floor(400 + 300 * random()),
          Math.floor(9000 + 5000 * random()),
        ].join(),
      ),
    ),
  )
  return new TextEncoder().encode(['mese,sede,versione,pezzi,ricavi', ...rows.flat()].join('\n'))
}

const measuresOf = (bytes: Uint8Array) => {
  const { profile } = understandDataset(bytes, options)
  return profile.measures.map((index) => profile.columns[index]!.name)
}

describe('what is planned', () => {
  it.each([1, 6, 11])('is not added to what came before it, seed %i', (seed) => {
    const bytes = fileOf({ seed, of: (at) => [at < 17 ? 'Consuntivo' : 'Previsione'] })
    expect(measuresOf(bytes)).toContain('ricavi: Consuntivo')
    expect(measuresOf(bytes)).not.toContain('ricavi')
    const { blocks } = generateDashboard(bytes, options)
    const first = blocks.find(({ type }) => type === 'kpi')
    expect(first?.title).toContain('Consuntivo')
  })

  it.each([2, 9])('is not added to what came of it in the same months, seed %i', (seed) => {
    const both = measuresOf(fileOf({ seed, of: () => ['Budget', 'Ist'] }))
    expect(both).toEqual(expect.arrayContaining(['ricavi: Ist', 'ricavi: Budget']))
    expect(both).not.toContain('ricavi')
  })

  it('is a kind like others where it stands among them at any time', () => {
    const states = ['planned', 'open', 'closed']
    const bytes = fileOf({ seed: 4, of: (_, random) => [states[Math.floor(3 * random())]!] })
    expect(measuresOf(bytes)).toContain('ricavi')
    expect(measuresOf(fileOf({ seed: 5, of: (at) => [at < 17 ? 'Basic' : 'Pro'] }))).toContain('ricavi')
  })
})
