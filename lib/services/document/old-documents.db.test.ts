import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dashboardSchema } from '@/lib/contracts/dashboard'
import { generateFieldsSchema, generationSchema } from '@/lib/contracts/generation'
import type { Prisma } from '@/lib/db/generated/client'
import { createTestContext, type TestContext } from '@/test/support/test-context'
import { getBlockCsv } from '../dashboard/get-block-csv'
import { getDashboard } from '../dashboard/get-dashboard'
import { updateDashboard } from '../dashboard/update-dashboard'
import { getDataset } from '../dataset/get-dataset'
import { getGeneration } from '../generation/get-generation'
import { regenerateDashboard } from '../generation/regenerate-dashboard'
import { startGeneration } from '../generation/start-generation'
import { viewShareLink } from '../share/view-share-link'

interface Stored {
  commit: string
  layout: Prisma.InputJsonObject
  blocks: { type: string; title: string; [part: string]: unknown }[]
  payload: Prisma.InputJsonObject
}

/** What earlier commits made of the samples, and stored. */
const folder = path.resolve('test/documents')
const stored = readdirSync(folder).map(
  (name): Stored => JSON.parse(readFileSync(path.join(folder, name), 'utf8')),
)

let test: TestContext

beforeAll(async () => {
  test = await createTestContext()
})
afterAll(() => test.close())

/** A dashboard whose rows hold what an earlier commit wrote, with the versions that the migration gave them. */
async function make({ layout, blocks, payload }: Stored) {
  const ctx = await test.as()
  const fields = generateFieldsSchema.parse({ file_type: 'csv' })
  const started = await startGeneration(ctx, { upload: await test.upload(ctx, 'a,b\n1,2\n'), fields })
  const generationId = started.generation_id
  const { dashboard_id, share_link } = await getGeneration(ctx, generationId)
  const id = dashboard_id ?? ''
  await ctx.db.block.deleteMany({ where: { dashboardId: id } })
  const rows = blocks.map(({ data_preview, ...block }, position) => ({
    ...(block as unknown as Prisma.BlockCreateManyDashboardInput),
    position,
    dataPreview: data_preview as Prisma.InputJsonObject,
  }))
  await ctx.db.dashboard.update({
    where: { id },
    data: { layout, documentVersion: 1, blocks: { createMany: { data: rows } } },
  })
  await ctx.db.generation.update({ where: { id: generationId }, data: { payload, payloadVersion: 1 } })
  return { ctx, id, generationId, linkId: share_link?.id ?? '' }
}

describe.each(stored)('a dashboard stored by $commit', (document) => {
  it('opens with all of its cards, for its owner and by its link', async () => {
    const { ctx, id, linkId } = await make(document)
    const dashboard = await getDashboard(ctx, id)
    expect(dashboardSchema.parse(dashboard)).toEqual(dashboard)
    expect(dashboard.layout).toEqual(document.layout)
    const cards = dashboard.chart_blocks.map(({ type, title, spec, data_preview, config }) => ({
      type,
      title,
      spec,
      data_preview,
      config,
    }))
    expect(cards).toEqual(document.blocks.map(({ position, description, ...card }) => card))
    expect(await viewShareLink(test.ctx, linkId)).toMatchObject({ dashboard: { id } })
  })

  it('gives its data and its report, and says who read the instructions', async () => {
    const { ctx, id, generationId } = await make(document)
    const generation = await getGeneration(ctx, generationId)
    expect(generationSchema.parse(generation)).toEqual(generation)
    expect(generation.payload).toMatchObject({ ...document.payload, planned_by: { source: 'grammar' } })
    expect((await getDataset(ctx, id)).columns).toEqual(document.payload.columns)
    const { chart_blocks } = await getDashboard(ctx, id)
    const bar = chart_blocks.find(({ type }) => type === 'bar')
    const { content } = await getBlockCsv(ctx, id, bar?.id ?? '')
    expect(content).toContain(Object.values((bar!.data_preview as { rows: object[] }).rows[0]!)[0])
  })

  it('can be put into another order and made anew', async () => {
    const { ctx, id } = await make(document)
    const chart_order = document.blocks.map((_, at) => document.blocks.length - 1 - at)
    expect((await updateDashboard(ctx, id, { chart_order })).layout.chart_order).toEqual(chart_order)
    await regenerateDashboard(ctx, id, { roles: { [columnOf(document)]: 'category' } })
    const row = await ctx.db.dashboard.findUniqueOrThrow({ where: { id } })
    expect(row.documentVersion).toBe(1)
    expect((await getDashboard(ctx, id)).chart_blocks).toHaveLength(3)
  })
})

const columnOf = ({ payload }: Stored) => (payload.columns as unknown as { name: string }[])[0]?.name ?? ''

describe('a document that can’t be read', () => {
  const first = stored[0]!
  const broken: [string, Partial<Stored>, string][] = [
    ['without its order', { layout: { narrative_snippets: [] } }, 'layout.'],
    [
      'with a card of a type that there is not',
      { blocks: [{ ...first.blocks[0]!, type: 'tree' }] },
      'chart_blocks.0.type',
    ],
    [
      'with a card that lacks its rows',
      { blocks: [{ ...first.blocks[0]!, data_preview: {} }] },
      'data_preview',
    ],
  ]

  it.each(broken)('%s is told so, and where, and can be made anew', async (_, change, place) => {
    const { ctx, id, linkId } = await make({ ...first, ...change })
    const refusal = {
      code: 'document_unreadable',
      status: 409,
      message: expect.stringMatching(new RegExp(`${place.replaceAll('.', '\\.')}.*Make the dashboard anew`)),
    }
    await expect(getDashboard(ctx, id)).rejects.toMatchObject(refusal)
    await expect(viewShareLink(test.ctx, linkId)).rejects.toMatchObject(refusal)
    await expect(updateDashboard(ctx, id, { title: 'Never' })).rejects.toMatchObject(refusal)
    await regenerateDashboard(ctx, id, {})
    const dashboard = await getDashboard(ctx, id)
    expect(dashboard.title).toBe('Orders by region')
    expect(dashboard.chart_blocks).toHaveLength(3)
  })

  it('is not guessed at where a newer version has written it', async () => {
    const { ctx, id } = await make(first)
    await ctx.db.dashboard.update({ where: { id }, data: { documentVersion: 99 } })
    await expect(getDashboard(ctx, id)).rejects.toMatchObject({
      code: 'document_unreadable',
      message: expect.stringContaining('newer Readout (version 99; this one reads up to 1)'),
    })
  })

  it('is left out of a generation where it is the report', async () => {
    const { ctx, id, generationId } = await make({ ...first, payload: { counts: 3 } })
    expect(await getGeneration(ctx, generationId)).toMatchObject({ status: 'completed', payload: null })
    await expect(getDataset(ctx, id)).rejects.toMatchObject({ code: 'document_unreadable' })
    await expect(regenerateDashboard(ctx, id, { roles: { region: 'category' } })).rejects.toMatchObject({
      code: 'document_unreadable',
    })
    await regenerateDashboard(ctx, id, {})
    expect((await getGeneration(ctx, generationId)).status).toBe('completed')
  })
})
