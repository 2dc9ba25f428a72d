import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeShape } from '@/bench/shape-tables'
import { wholeTable } from '@/lib/contracts/selection-query'
import { filterDashboard } from '@/lib/engine/filtered/filter-dashboard'
import type { StoredCard } from '@/lib/engine/filtered/stored-card'
import { generateDashboard, understandDataset } from '@/lib/engine/generate-dashboard'
import { datasetName } from '@/lib/engine/narrate/dataset-name'
import type { Understanding } from '@/lib/engine/understanding'
import { readingBeside } from '@/lib/storage/reading-beside'
import type { ReadingTask } from './engine-task'
import { findKeptReading, keepReading, readingName } from './kept-reading'

const reading: Omit<ReadingTask, 'path'> = {
  fileType: 'csv',
  fileName: 'orders.csv',
  roles: {},
  time: [],
  outcome: undefined,
}
const name = readingName(reading)
const bytes = new TextEncoder().encode(makeShape('orders', 200_000, 7))

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'readout-kept-'))
  file = path.join(folder, '0a', '0a4f8f3c-1b2c-4d5e-8f90-a1b2c3d4e5f6')
  mkdirSync(path.dirname(file))
  writeFileSync(file, bytes)
})
afterEach(() => rmSync(folder, { recursive: true }))

const keep = (understanding: Understanding) => keepReading(file, name, { bytes: bytes.length, understanding })

/** The dashboard's cards over some of the rows. */
function filtered(understanding: Understanding) {
  const cards = generateDashboard(bytes, reading).blocks.map((block, at) => ({
    ...block,
    id: String(at),
  })) as StoredCard[]
  const { categories } = filterDashboard(understanding, { cards, selection: wholeTable }).fields
  const [{ column, values }] = categories as [(typeof categories)[number]]
  const selection = { ...wholeTable, categories: [{ column, values: [values[0]!.value] }] }
  return filterDashboard(understanding, { cards, selection })
}

describe('a table that is kept beside its file', () => {
  it('gives the cards that the file gives', () => {
    keep(understandDataset(bytes, reading))
    const kept = findKeptReading(file, name)!
    expect(filtered(kept)).toEqual(filtered(understandDataset(bytes, reading)))
  })

  it('is named alike whoever says what is not set, and otherwise where the file is read otherwise', () => {
    expect(readingName({ ...reading, overrides: {}, undone: [], sheet: undefined })).toBe(name)
    for (const own of ['store_orders-2024', 'o10', 'Umsatz (final)', '01 opd_bookings'])
      expect(readingName({ ...reading, fileName: `${own}.csv` }), own).toBe(
        readingName({ ...reading, fileName: `${datasetName(`${own}.csv`)}.csv` }),
      )
    keep(understandDataset(bytes, reading))
    expect(findKeptReading(file, readingName({ ...reading, roles: { units: 'id' } }))).toBeNull()
  })

  it('is none where it was cut off, or the file is gone or small', () => {
    const understanding = understandDataset(bytes, reading)
    keepReading(file, name, { bytes: 1000, understanding })
    expect(existsSync(readingBeside(file))).toBe(false)
    keep(understanding)
    expect(statSync(readingBeside(file)).mode & 0o077).toBe(0)
    writeFileSync(readingBeside(file), 'torn')
    expect(findKeptReading(file, name)).toBeNull()
    rmSync(file)
    keep(understanding)
    expect(existsSync(readingBeside(file))).toBe(false)
  })
})

it('keeps nothing beside a file that was not uploaded', () => {
  const sample = path.join(folder, 'orders.csv')
  writeFileSync(sample, bytes)
  keepReading(sample, name, { bytes: bytes.length, understanding: understandDataset(bytes, reading) })
  expect(existsSync(readingBeside(sample))).toBe(false)
})
