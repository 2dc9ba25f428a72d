import { describe, expect, it } from 'vitest'
import { cleanedTable, understandDataset } from './generate-dashboard'
import { createNoise } from './insights/fixture-table'

/** Patients whose age stands as 0 where nobody has asked. */
const patients = () => {
  const { random, normal } = createNoise(5)
  const rows = Array.from({ length: 600 }, (_, at) => {
    const age = at % 61 === 7 ? 0 : 16 + Math.floor(random() * 60)
    return [`P${1000 + at}`, ['north', 'south'][at % 2], age, (70 + 9 * normal()).toFixed(1)].join(',')
  })
  return new TextEncoder().encode(['patient,ward,age,weight', ...rows].join('\n'))
}
const options = { fileType: 'csv', fileName: 'patients.csv' } as const

describe('the cleaned table that is given out', () => {
  it.each([[[]], [['apart_code:age']]])('holds the values of its dashboard, with %j undone', (undone) => {
    const bytes = patients()
    const given = cleanedTable(bytes, { ...options, undone })
    const { table } = understandDataset(bytes, { ...options, undone })
    const age = given.columns.find(({ name }) => name === 'age')!
    expect(age.missing).toBe(undone.length > 0 ? 0 : 10)
    expect(age.numbers).toEqual(table.columns.find(({ name }) => name === 'age')!.numbers)
    expect(given.columns.map(({ name }) => name)).toEqual(['patient', 'ward', 'age', 'weight'])
  })
})
