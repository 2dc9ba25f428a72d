import { expect, it } from 'vitest'
import { generateDashboard } from '@/lib/engine/generate-dashboard'
import { makeOddTable } from './odd-table'
import { tryOddTable } from './try-odd-table'

/** `npm run bench -- odd` tries fifty thousand. */
const tableCount = 500

it('makes a draft of every odd table, or refuses it in words', () => {
  const outcomes = { draft: 0, refused: 0 }
  const faults: string[] = []
  for (let seed = 1; seed <= tableCount; seed++) {
    const tried = tryOddTable(makeOddTable(seed))
    outcomes[tried.outcome]++
    faults.push(...tried.faults.map((fault) => `seed ${seed}: ${fault}`))
  }
  expect(faults).toEqual([])
  expect(outcomes.draft).toBeGreaterThan(outcomes.refused * 5)
  expect(outcomes.refused).toBeGreaterThan(0)
}, 120_000)

it('refuses two thousand columns as that', () => {
  const line = (text: string) => Array.from({ length: 2000 }, (_, at) => `${text}${at}`).join()
  const bytes = new TextEncoder().encode([line('c'), line(''), line('')].join('\n'))
  expect(() => generateDashboard(bytes, { fileType: 'csv' })).toThrow(
    expect.objectContaining({ code: 'too_many_columns' }),
  )
})

it('makes the same table of the same seed, and others of others', () => {
  expect(makeOddTable(7)).toEqual(makeOddTable(7))
  expect(new Set(Array.from({ length: 50 }, (_, seed) => makeOddTable(seed).text)).size).toBeGreaterThan(45)
})
