import { describe, expect, it } from 'vitest'
import { understandDataset } from '../generate-dashboard'
import { createNoise } from '../insights/fixture-table'

const options = { fileType: 'csv', fileName: 'raten.csv', instructions: '' } as const

/** Loans with several rows each, of which every one says the loan; `isPaidBack` where the rows come to it. */
function loansOf({ seed, isPaidBack }: { seed: number; isPaidBack: boolean }) {
  const { random, pick } = createNoise(seed)
  const loans = Array.from({ length: 50 }, (_, at) => {
    const [count, rate] = [pick([4, 6, 9]), 20 + Math.floor(80 * random())]
    const own = isPaidBack ? count * rate : 37 * rate
    return Array.from({ length: count }, (_row, place) =>
      [`Darlehen ${at + 1}`, 'ABC'[at % 3], own, `2023-0${place + 1}-1${at % 9}`, rate].join(),
    )
  })
  const text = ['Vertrag,Filiale,Darlehenssumme,Datum,Betrag', ...loans.flat()].join('\n')
  const { profile } = understandDataset(new TextEncoder().encode(text), options)
  const wanted = loans.reduce((sum, [first]) => sum + Number(first!.split(',')[2]), 0)
  return { once: profile.columns.find(({ name }) => name.includes('once per')), wanted }
}

describe('what stands on each row of a thing that is called by its name', () => {
  it.each([1, 4, 12])('is counted once where the rows come to it, seed %i', (seed) => {
    const { once, wanted } = loansOf({ seed, isPaidBack: true })
    expect(once?.name).toBe('Darlehenssumme once per Vertrag')
    expect(once?.summary?.sum).toBeCloseTo(wanted, 6)
  })

  it('is no more than a number of the row where they do not', () => {
    expect(loansOf({ seed: 2, isPaidBack: false }).once).toBeUndefined()
  })
})
