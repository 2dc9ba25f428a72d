import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dashboardDraftSchema } from '@/lib/contracts/draft'
import { wholeTable } from '@/lib/contracts/selection-query'
import type { StoredCard } from '@/lib/engine/filtered/stored-card'
import { readingBeside } from '@/lib/storage/reading-beside'
import { UnwritableStorageError } from '@/lib/storage/storage'
import { bundleEngine } from '@/scripts/bundle-engine.mjs'
import { createEnginePool, type EnginePool, type EnginePoolOptions } from './engine-pool'

const asRead = { fileName: 'table.csv', roles: {} }

let folder: string
let script: string
const pools: EnginePool[] = []

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'readout-engine-child-'))
  script = await bundleEngine('lib/services/generation/engine-child.ts')
}, 60_000)
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()))
  rmSync(folder, { recursive: true })
})

function open(changed: Partial<EnginePoolOptions> = {}) {
  const pool = createEnginePool({ script, processes: 1, memoryMb: 1024, timeoutMs: 60_000, ...changed })
  pools.push(pool)
  return (fileName: string, content: string, onProgress?: (stage: string) => void) => {
    const file = path.join(folder, fileName)
    writeFileSync(file, content)
    const fileType = fileName.endsWith('.json') ? 'json' : 'csv'
    return pool.analyzeFile({ path: file, fileType, fileName, roles: {}, title: 'Sales', onProgress })
  }
}

/** Nine megabytes of numbers that no dictionary makes small. */
function wideTable(): string {
  const columns = 400
  const header = Array.from({ length: columns }, (_, column) => `c${column}`).join(',')
  const rows = Array.from({ length: 3600 }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (row * 7919 + column * 104_729) % 99_991).join(','),
  )
  return [header, ...rows].join('\n')
}

describe('the bundled engine in its process', () => {
  it('makes a draft of a file, stage by stage, and tells how long each took', {
    timeout: 60_000,
  }, async () => {
    const stages: string[] = []
    const rows = Array.from({ length: 60 }, (_, row) => `2025-0${1 + (row % 6)}-11,${'NSW'[row % 3]},${row}`)
    const analyze = open()
    const { draft, timing } = await analyze('sales.csv', ['day,region,amount', ...rows].join('\n'), (stage) =>
      stages.push(stage),
    )
    expect(dashboardDraftSchema.parse(draft).title).toBe('Sales')
    expect(stages).toEqual(['read', 'clean', 'profile', 'insights', 'plan', 'narrate'])
    expect(timing.total).toBeGreaterThan(0)
  })

  it.runIf(process.platform === 'linux')('tells a disk that is full from a fault of its own', async () => {
    const file = path.join(folder, 'full.csv')
    writeFileSync(file, 'name,amount\nann,1\nben,2\n')
    const pool = createEnginePool({ script, processes: 1, memoryMb: 1024, timeoutMs: 60_000 })
    pools.push(pool)
    const cleaned = pool.cleanFile({ ...asRead, path: file, fileType: 'csv', cleanedTo: '/dev/full' })
    await expect(cleaned).rejects.toThrow(UnwritableStorageError)
    await expect(cleaned).rejects.toThrow('the disk is full')
  })

  it('keeps the table of a file beside it, for other processes and once the dataset has its name', {
    timeout: 60_000,
  }, async () => {
    const rows = Array.from(
      { length: 9000 },
      (_, row) => `2025-0${1 + (row % 6)}-11,${'NSW'[row % 3]},${row}`,
    )
    const file = path.join(folder, '0a', '0a4f8f3c-1b2c-4d5e-8f90-a1b2c3d4e5f6')
    mkdirSync(path.dirname(file))
    writeFileSync(file, ['day,region,amount', ...rows].join('\n'))
    const [one, other] = [0, 1].map(() =>
      createEnginePool({ script, processes: 1, memoryMb: 1024, timeoutMs: 60_000 }),
    ) as [EnginePool, EnginePool]
    pools.push(one, other)
    const asUploaded = { path: file, fileType: 'csv', fileName: 'kept_sales.csv', roles: {} } as const
    const { draft } = await one.analyzeFile({ ...asUploaded, title: 'Sales' })
    await expect.poll(() => existsSync(readingBeside(file))).toBe(true)
    const made = statSync(readingBeside(file)).ino
    const cards = draft.blocks.map((block, at) => ({ ...block, id: String(at) })) as StoredCard[]
    const reading = { ...asUploaded, fileName: 'Kept sales.csv' }
    const { rows: counted } = await other.filterFile({ ...reading, cards, selection: wholeTable })
    expect(counted).toEqual({ shown: 9000, total: 9000 })
    // a table that was read again would have been kept again
    expect(statSync(readingBeside(file)).ino).toBe(made)
  })

  it('writes a cleaned table, with formulas defused', { timeout: 60_000 }, async () => {
    const file = path.join(folder, 'dirty.csv')
    const cleanedTo = path.join(folder, 'cleaned.csv')
    const rows = Array.from(
      { length: 40 },
      (_, row) => `=cmd(${row % 3}); -${row},5 ;${row % 5 ? 'x' : 'n/a'}`,
    )
    writeFileSync(file, ['name;amount;note', ...rows].join('\n'))
    const pool = createEnginePool({ script, processes: 1, memoryMb: 1024, timeoutMs: 60_000 })
    pools.push(pool)
    await pool.cleanFile({ ...asRead, path: file, fileType: 'csv', cleanedTo })
    const lines = readFileSync(cleanedTo, 'utf8').split('\r\n')
    expect(lines.slice(0, 3)).toEqual(['name,amount,note', "'=cmd(0),-0.5,", "'=cmd(1),-1.5,x"])
    expect(lines).toHaveLength(42)
    writeFileSync(file, ['shop,2021,2022,2023', 'A,1,2,4', 'B,3,7,9'].join('\n'))
    await pool.cleanFile({ ...asRead, path: file, fileType: 'csv', cleanedTo })
    expect(readFileSync(cleanedTo, 'utf8')).toMatch(/^shop,Year,Value\r\nA,2021,1\r\n/)
    await pool.cleanFile({ ...asRead, path: file, fileType: 'csv', shape: 'wide', cleanedTo })
    expect(readFileSync(cleanedTo, 'utf8')).toMatch(/^shop,2021,2022,2023\r\n/)
    writeFileSync(file, '')
    const refused = pool.cleanFile({ ...asRead, path: file, fileType: 'csv', cleanedTo })
    await expect(refused).rejects.toMatchObject({ name: 'EngineError' })
  })

  it('tells what is wrong with a file, and goes on', { timeout: 60_000 }, async () => {
    const analyze = open()
    await expect(analyze('header-only.csv', 'a,b\n')).rejects.toMatchObject({ code: 'empty_dataset' })
    await expect(analyze('broken.json', '[{"a": 1},')).rejects.toMatchObject({ name: 'EngineError' })
    await expect(analyze('deep.json', `${'['.repeat(100_000)}${']'.repeat(100_000)}`)).rejects.toMatchObject({
      name: 'EngineError',
    })
  })

  it('is stopped at its limit of memory', { timeout: 60_000 }, async () => {
    await expect(open({ memoryMb: 130 })('wide.csv', wideTable())).rejects.toMatchObject({
      code: 'file_unparsable',
      message: expect.stringContaining('130 MB of memory'),
    })
  })

  // However long a busy machine takes to give it that time.
  it('is stopped at its limit of time', { timeout: 60_000 }, async () => {
    await expect(open({ timeoutMs: 300, stalledMs: 50_000 })('wide.csv', wideTable())).rejects.toMatchObject({
      code: 'file_unparsable',
      message: expect.stringContaining('more than 0.3 s'),
    })
  })
})
