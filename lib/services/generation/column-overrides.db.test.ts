import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { datasetSchema } from '@/lib/contracts/dataset'
import { type Regenerate, regenerateSchema } from '@/lib/contracts/generation'
import { EngineError } from '@/lib/engine/engine-error'
import { createContextWithEngine, generateHere } from '@/test/support/generate-here'
import type { TestContext } from '@/test/support/test-context'
import type { Ctx } from '../context'
import { getCleanedCsv } from '../dataset/get-cleaned-csv'
import { getDataset } from '../dataset/get-dataset'
import { getTableRows } from '../dataset/get-table-rows'
import type { CleanInput } from './engine-pool'
import { regenerateDashboard } from './regenerate-dashboard'

let test: TestContext

beforeAll(async () => {
  test = await createContextWithEngine()
})
afterAll(() => test.close())

const rows = Array.from({ length: 60 }, (_, row) =>
  [`O${row}`, row === 9 ? 'NORTH' : ['North', 'South'][row % 2], 20 + ((row * 7) % 31)].join(),
)
const make = () => generateHere(test, ['order_id,region,revenue', ...rows].join('\n'))
const again = (ctx: Ctx, id: string, given: Regenerate) =>
  regenerateDashboard(ctx, id, regenerateSchema.parse(given))
const datasetOf = async (ctx: Ctx, id: string) => datasetSchema.parse(await getDataset(ctx, id))
/** What the engine is told to leave undone where the cleaned table is downloaded. */
async function undoneOfCsv(ctx: Ctx, id: string) {
  const seen: unknown[] = []
  const cleanFile = async ({ undone, cleanedTo }: CleanInput) => {
    seen.push(undone)
    writeFileSync(cleanedTo, '')
  }
  await new Response(
    (await getCleanedCsv({ ...ctx, engine: { ...ctx.engine, cleanFile } }, id)).content,
  ).text()
  return seen[0]
}
const regionsOf = async (ctx: Ctx, id: string) =>
  (await getTableRows(ctx, id, { asked: { offset: 0, limit: 60, order: 'asc', conditions: [] } })).rows.map(
    ([, region]) => region,
  )

describe('what an owner says of columns', () => {
  it('is kept field by field until it is taken back', async () => {
    const { ctx, id } = await make()
    await again(ctx, id, {
      overrides: { revenue: { unit: '€', additivity: 'intensive' }, region: { label: 'Area' } },
    })
    const first = await datasetOf(ctx, id)
    expect(first.overrides).toEqual({
      revenue: { unit: '€', additivity: 'intensive' },
      region: { label: 'Area' },
    })
    expect(first.columns.slice(1)).toMatchObject([{ label: 'Area' }, { unit: '€', additivity: 'intensive' }])
    await again(ctx, id, { overrides: { revenue: { unit: null }, region: null } })
    const second = await datasetOf(ctx, id)
    expect(second.overrides).toEqual({ revenue: { additivity: 'intensive' } })
    expect(second.columns.slice(1)).toMatchObject([
      { label: 'Region' },
      { unit: null, additivity: 'intensive' },
    ])
  })

  it('is what a dashboard shows only once it was made so: after a run that failed its rows are as they were', async () => {
    const { ctx, id } = await make()
    const rolesRead: unknown[] = []
    const engine = {
      ...ctx.engine,
      pageFile: (task: Parameters<typeof ctx.engine.pageFile>[0]) => {
        rolesRead.push(task.roles)
        return ctx.engine.pageFile(task)
      },
      analyzeFile: async () => {
        throw new EngineError('empty_dataset', 'It fails.')
      },
    }
    const failing = { ...ctx, engine }
    await again(failing, id, { roles: { revenue: 'code' } }).catch(() => undefined)
    expect((await datasetOf(ctx, id)).roles).toEqual({ revenue: 'code' })
    await regionsOf(failing, id)
    expect(rolesRead).toEqual([{}])
  })

  it('may give two columns each other’s label, and one the label that another gives up', async () => {
    const { ctx, id } = await make()
    const labelsOf = async () => (await datasetOf(ctx, id)).columns.map(({ label }) => label)
    await again(ctx, id, { overrides: { revenue: { label: 'Region' }, region: { label: 'Revenue' } } })
    expect((await labelsOf()).slice(1)).toEqual(['Revenue', 'Region'])
    await again(ctx, id, { overrides: { revenue: { label: 'Revenue' }, region: { label: null } } })
    expect((await datasetOf(ctx, id)).overrides).toEqual({ revenue: { label: 'Revenue' } })
    await again(ctx, id, { overrides: { revenue: { label: 'Area' } } })
    await again(ctx, id, { overrides: { revenue: null, region: { label: 'Area' } } })
    expect((await labelsOf())[1]).toBe('Area')
  })

  it('is refused of columns that are not there, and where two would be called the same', async () => {
    const { ctx, id } = await make()
    await expect(again(ctx, id, { overrides: { profit: { unit: '€' } } })).rejects.toMatchObject({
      details: [{ path: 'overrides.profit', code: 'unknown_column' }],
    })
    await expect(again(ctx, id, { overrides: { revenue: { label: 'REGION' } } })).rejects.toMatchObject({
      details: [{ path: 'overrides.revenue.label', message: expect.stringContaining('region') }],
    })
    expect((await datasetOf(ctx, id)).overrides).toEqual({})
  })
})

describe('a cleaning step that an owner has undone', () => {
  it('is undone in the dashboard, its rows and its file, until it is done again', async () => {
    const { ctx, id } = await make()
    expect((await datasetOf(ctx, id)).cleaning).toMatchObject([{ id: 'spelling:region' }])
    expect(await undoneOfCsv(ctx, id)).toEqual([])
    await again(ctx, id, { undo: { 'spelling:region': true } })
    const { undone, cleaning } = await datasetOf(ctx, id)
    expect([undone, cleaning]).toMatchObject([
      ['spelling:region'],
      [{ id: 'spelling:region', is_undone: true }],
    ])
    expect(await undoneOfCsv(ctx, id)).toEqual(['spelling:region'])
    expect(await regionsOf(ctx, id)).toContain('NORTH')
    await again(ctx, id, { instructions: 'revenue by region' })
    expect(await regionsOf(ctx, id)).toContain('NORTH')
    await again(ctx, id, { undo: { 'spelling:region': false } })
    expect((await datasetOf(ctx, id)).undone).toEqual([])
    expect(await regionsOf(ctx, id)).not.toContain('NORTH')
  })

  it('is refused where no step is called so', async () => {
    const { ctx, id } = await make()
    await expect(again(ctx, id, { undo: { 'spelling:revenue': true } })).rejects.toMatchObject({
      details: [{ path: 'undo.spelling:revenue', code: 'unknown_step' }],
    })
  })
})
