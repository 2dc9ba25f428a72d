import { expect, it } from 'vitest'
import { roleSchema } from '@/lib/contracts/analysis'
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

const cells: Record<string, (row: number) => string> = {
  opened: (row) => `2024-01-${String(1 + row).padStart(2, '0')}`,
  closed: (row) => `2024-02-${String(1 + ((row * 7) % 24)).padStart(2, '0')}`,
  month: (row) => `2024-${String(1 + (row % 2)).padStart(2, '0')}`,
  at: (row) => `2024-01-05 ${String(row).padStart(2, '0')}:30`,
  length: (row) => `1:${String(10 + row)}`,
  planned: (row) => String(10 + ((row * 5) % 24)),
  reached: (row) => String(10 + ((row * 11) % 24)),
  tiny: (row) => `${1 + row}.5e-300`,
  paid: (row) => (row % 3 ? 'yes' : 'no'),
  shape: (row) => ['round', 'square', 'oval'][row % 3]!,
  customer: (row) => `Customer ${row}`,
  nothing: () => '',
}

it.each(roleSchema.options)('takes it where an owner calls any column %s', (role) => {
  const names = Object.keys(cells)
  const rows = Array.from({ length: 24 }, (_, row) => names.map((name) => cells[name]!(row)).join())
  const text = [names.join(), ...rows].join('\n')
  const table = { text, bytes: new TextEncoder().encode(text), fileType: 'csv', instructions: '' } as const
  const wrong = names.flatMap((name) =>
    tryOddTable({ ...table, roles: { [name]: role } }).faults.map((fault) => `${name}: ${fault}`),
  )
  expect(wrong).toEqual([])
})

it('refuses more than two thousand columns as that', () => {
  const line = (text: string) => Array.from({ length: 2001 }, (_, at) => `${text}${at}`).join()
  const bytes = new TextEncoder().encode([line('c'), line(''), line('')].join('\n'))
  expect(() => generateDashboard(bytes, { fileType: 'csv' })).toThrow(
    expect.objectContaining({ code: 'too_many_columns' }),
  )
})

it('makes the same table of the same seed, and others of others', () => {
  expect(makeOddTable(7)).toEqual(makeOddTable(7))
  expect(new Set(Array.from({ length: 50 }, (_, seed) => makeOddTable(seed).text)).size).toBeGreaterThan(45)
})
