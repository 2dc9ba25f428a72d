import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dashboardSchema } from '@/lib/contracts/dashboard'
import { createContextWithEngine, generateHere } from '@/test/support/generate-here'
import type { TestContext } from '@/test/support/test-context'
import type { Ctx } from '../context'
import { regenerateDashboard } from '../generation/regenerate-dashboard'
import { createShareLink } from '../share/create-share-link'
import { getSharedBlockCsv } from '../share/get-shared-block-csv'
import { noPass } from '../share/require-viewer'
import { viewShareLink } from '../share/view-share-link'
import { getBlockCsv } from './get-block-csv'
import { getDashboard } from './get-dashboard'
import { listDashboards } from './list-dashboards'
import { removeBlock, restoreBlock } from './remove-block'
import { updateBlock } from './update-block'
import { updateDashboard } from './update-dashboard'

let test: TestContext
beforeAll(async () => {
  test = await createContextWithEngine()
})
afterAll(() => test.close())

const regions = ['North', 'South', 'East', 'West']
const lines = Array.from({ length: 96 }, (_, at) => {
  const day = new Date(Date.UTC(2024, 0, 1 + at * 5)).toISOString().slice(0, 10)
  return `${day},${regions[at % 4]},${20 + ((at * 7) % 31) + (at % 4) * 15}`
})
const csv = `date,region,amount\n${lines.join('\n')}\n`

async function make() {
  const { ctx, id } = await generateHere(test, csv, {
    instructions: 'amount by region as bars\namount per month as a line',
  })
  const dashboard = await getDashboard(ctx, id)
  const of = (type: string) => dashboard.chart_blocks.find((block) => block.type === type)!
  const inOrder = dashboard.layout.chart_order.map((at) => dashboard.chart_blocks[at]!)
  return {
    ctx,
    id,
    dashboard,
    of,
    inOrder,
    path: (type: string) => ({ dashboardId: id, blockId: of(type).id }),
  }
}

const titlesOf = async (ctx: Ctx, id: string) => {
  const { layout, chart_blocks } = await getDashboard(ctx, id)
  return layout.chart_order.map((at) => chart_blocks[at]?.title)
}

describe('a card changed by hand', () => {
  it('has its texts, size and type, for good, and when the dashboard is made anew', async () => {
    const { ctx, id, of, path } = await make()
    const changes = { title: 'Mine', description: '', size: 'full', type: 'donut' } as const
    const after = await updateBlock(ctx, path('bar'), changes)
    expect(dashboardSchema.parse(after)).toEqual(after)
    const changed = { title: 'Mine', description: '', type: 'donut', config: { size: 'full' } }
    expect(after.chart_blocks).toContainEqual(expect.objectContaining({ title: 'Mine', type: 'donut' }))
    await regenerateDashboard(ctx, id, {})
    const again = (await getDashboard(ctx, id)).chart_blocks.find(({ title }) => title === 'Mine')
    expect(again).toMatchObject(changed)
    expect(again?.id).not.toBe(of('bar').id)
    expect(again?.data_preview).toMatchObject({ rows: (of('bar').data_preview as { rows: object[] }).rows })
  })

  it('is as it was made once each change is taken back', async () => {
    const { ctx, id, of, path } = await make()
    const { title, description, type, config, spec, data_preview } = of('bar')
    await updateBlock(ctx, path('bar'), { title: 'Mine', size: 'full', type: 'donut' })
    const back = await updateBlock(ctx, path('bar'), { title, size: config.size ?? null, type })
    const block = back.chart_blocks.find((one) => one.id === of('bar').id)
    expect(block).toMatchObject({ title, description, type, spec, data_preview })
    expect(block?.config.size).toBe(config.size)
    expect(block?.config.alternatives?.map((one) => one.type)).toEqual(
      config.alternatives?.map((one) => one.type),
    )
    await ctx.db.block.update({ where: { id: of('bar').id }, data: { title: 'Mine', made: { title: 1 } } })
    await regenerateDashboard(ctx, id, {})
    expect(await titlesOf(ctx, id)).toContain(title)
  })

  it('takes no type that its rows do not bear, no empty title, and says what would do', async () => {
    const { ctx, path } = await make()
    await expect(updateBlock(ctx, path('bar'), { type: 'scatter' })).rejects.toMatchObject({
      code: 'validation_error',
      param: 'type',
      message: expect.stringContaining('bar, donut'),
    })
    await expect(updateBlock(ctx, path('bar'), { title: '\u0000' })).rejects.toMatchObject({ param: 'title' })
  })

  it('is its owner’s alone', async () => {
    const { path } = await make()
    const other = await test.as()
    for (const change of [
      () => updateBlock(other, path('bar'), { title: 'X' }),
      () => removeBlock(other, path('bar'), {}),
      () => restoreBlock(other, path('bar'), {}),
      () => updateBlock(other, { ...path('bar'), blockId: 'x' }, { title: 'X' }),
    ])
      await expect(change()).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a hidden card', () => {
  it('is shown to its owner alone: not by links, on paper, in files or counts', async () => {
    const { ctx, id, of, path, dashboard } = await make()
    const premium = { ...ctx, actor: { ...ctx.actor, plan: 'premium' as const } }
    const { id: linkId } = await createShareLink(premium, id, { allow_data_download: true })
    const after = await updateBlock(ctx, path('bar'), { hidden: true })
    expect(after.chart_blocks.find((one) => one.id === of('bar').id)?.config.hidden).toBe(true)
    expect(after.layout.chart_order).toEqual(dashboard.layout.chart_order)
    const view = await viewShareLink(test.ctx, linkId)
    if (!('dashboard' in view)) throw new Error('The link is open.')
    for (const shown of [view.dashboard, await getDashboard(ctx, id, 'viewer')]) {
      expect(dashboardSchema.parse(shown)).toEqual(shown)
      expect(shown.chart_blocks.map((one) => one.id)).toEqual(
        dashboard.chart_blocks.map((one) => one.id).filter((one) => one !== of('bar').id),
      )
      expect([...shown.layout.chart_order].sort((a, b) => a - b)).toEqual([...shown.chart_blocks.keys()])
    }
    expect((await listDashboards(ctx, { limit: 5 })).items[0]?.card_count).toBe(after.chart_blocks.length - 1)
    const blockId = of('bar').id
    await expect(getSharedBlockCsv(test.ctx, { linkId, blockId }, noPass)).rejects.toMatchObject({
      code: 'not_found',
    })
    expect((await getBlockCsv(ctx, id, blockId)).content).toContain('North')
    await regenerateDashboard(ctx, id, {})
    expect((await getDashboard(ctx, id)).chart_blocks.filter(({ config }) => config.hidden)).toHaveLength(1)
    expect((await getDashboard(ctx, id, 'viewer')).chart_blocks).toHaveLength(
      view.dashboard.chart_blocks.length,
    )
  })
})

describe('a removed card', () => {
  it('stays away, made anew too, and comes back to its place', async () => {
    const { ctx, id, path, of, inOrder } = await make()
    const titles = inOrder.map(({ title }) => title)
    const without = titles.filter((title) => title !== of('bar').title)
    const after = await removeBlock(ctx, path('bar'), {})
    expect(dashboardSchema.parse(after)).toEqual(after)
    expect(await titlesOf(ctx, id)).toEqual(without)
    await expect(updateBlock(ctx, path('bar'), { title: 'X' })).rejects.toMatchObject({ code: 'not_found' })
    await expect(getBlockCsv(ctx, id, of('bar').id)).rejects.toMatchObject({ code: 'not_found' })
    const turned = [...after.layout.chart_order].reverse()
    await updateDashboard(ctx, id, { chart_order: turned })
    expect(await titlesOf(ctx, id)).toEqual([...without].reverse())
    await restoreBlock(ctx, path('bar'), {})
    const place = titles.indexOf(of('bar').title)
    expect(await titlesOf(ctx, id)).toEqual([...without].reverse().toSpliced(place, 0, of('bar').title))
    await removeBlock(ctx, path('bar'), {})
    await regenerateDashboard(ctx, id, {})
    expect((await titlesOf(ctx, id)).sort()).toEqual([...without].sort())
  })
})

describe('a change that is meant for another state', () => {
  it('is refused, and nothing of it is written', async () => {
    const { ctx, id, dashboard, path } = await make()
    const since = { if_unchanged_since: dashboard.updated_at }
    const first = await updateBlock(ctx, path('bar'), { title: 'First', ...since })
    expect(first.updated_at > dashboard.updated_at).toBe(true)
    for (const late of [
      () => updateBlock(ctx, path('bar'), { title: 'Late', ...since }),
      () => removeBlock(ctx, path('bar'), since),
      () => updateDashboard(ctx, id, { title: 'Late', ...since }),
    ])
      await expect(late()).rejects.toMatchObject({ code: 'conflict', param: 'if_unchanged_since' })
    expect(await getDashboard(ctx, id)).toEqual(first)
    const next = { title: 'Next', if_unchanged_since: first.updated_at }
    expect((await updateDashboard(ctx, id, next)).title).toBe('Next')
  })

  it('is one of two at once', async () => {
    const { ctx, id, dashboard } = await make()
    const since = { if_unchanged_since: dashboard.updated_at }
    const ends = await Promise.allSettled(
      ['One', 'Other'].map((title) => updateDashboard(ctx, id, { title, ...since })),
    )
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

it('colours stay when the dashboard is made anew', async () => {
  const { ctx, id } = await make()
  const color_scheme = { primary: '#aa0000', secondary: '#00aa00', accent: '#0000aa' }
  expect((await updateDashboard(ctx, id, { color_scheme })).layout.color_scheme).toEqual(color_scheme)
  await regenerateDashboard(ctx, id, {})
  expect((await getDashboard(ctx, id)).layout.color_scheme).toEqual(color_scheme)
})
