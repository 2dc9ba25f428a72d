import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dashboardChangesSchema } from '@/lib/contracts/dashboard-changes'
import { Prisma } from '@/lib/db/generated/client'
import { createContextWithEngine, generateHere } from '@/test/support/generate-here'
import type { TestContext } from '@/test/support/test-context'
import type { Ctx } from '../../context'
import { getDataset } from '../../dataset/get-dataset'
import { lockDataset } from '../../dataset/lock-dataset'
import { regenerateDashboard } from '../../generation/regenerate-dashboard'
import { getDashboard } from '../get-dashboard'
import { getFilteredDashboard } from '../get-filtered-dashboard'
import { updateBlock } from '../update-block'
import { getChanges } from './get-changes'
import { keepVersion } from './keep-version'

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

/** A dashboard with a card that was edited by hand, made anew with another wish and another label. */
async function makeAnew() {
  const { ctx, id } = await generateHere(test, csv, { instructions: 'amount by region as bars' })
  const { chart_blocks } = await getDashboard(ctx, id)
  const bar = chart_blocks.find(({ type }) => type === 'bar')!
  await updateBlock(ctx, { dashboardId: id, blockId: bar.id }, { title: 'Mine' })
  const before = await getDashboard(ctx, id)
  await regenerateDashboard(ctx, id, {
    instructions: 'amount by region as bars\nnumber of rows by region as a donut',
    overrides: { amount: { label: 'takings' } },
  })
  return { ctx, id, before, after: await getDashboard(ctx, id) }
}

const ofNorth = (ctx: Ctx, id: string) =>
  getFilteredDashboard(ctx, id, {
    selection: {
      from: null,
      to: null,
      numbers: [],
      categories: [{ column: 'region', values: ['North'] }],
    },
  })

const shown = ({ chart_blocks, layout, title }: Awaited<ReturnType<typeof getDashboard>>) => ({
  title,
  layout,
  blocks: chart_blocks.map(({ created_at: _c, updated_at: _u, ...block }) => block),
})

describe('a dashboard that was made anew', () => {
  it('tells what came, went and changed', async () => {
    const { ctx, id, after } = await makeAnew()
    const changes = await getChanges(ctx, id)
    expect(dashboardChangesSchema.parse(changes)).toEqual(changes)
    expect(changes.before).not.toBeNull()
    expect(changes.cards).toContainEqual(expect.objectContaining({ change: 'came', type: 'donut' }))
    const [came, went, changed] = ['came', 'went', 'changed'].map((change) =>
      changes.cards.filter((card) => card.change === change),
    )
    expect(came!.length + changed!.length + changes.unchanged).toBe(after.chart_blocks.length)
    expect(went!.every(({ parts }) => parts.length === 0)).toBe(true)
    expect(changed!.every(({ parts }) => parts.length > 0)).toBe(true)
  })

  it('is again what it was, with its edits and how its table was read, where the old is kept', async () => {
    const { ctx, id, before } = await makeAnew()
    expect((await getDataset(ctx, id)).overrides).toEqual({ amount: { label: 'takings' } })
    const back = await keepVersion(ctx, id, { keep: 'old' })
    expect(shown(back)).toEqual(shown(before))
    expect(back.chart_blocks.map(({ title }) => title)).toContain('Mine')
    const dataset = await getDataset(ctx, id)
    expect(dataset.overrides).toEqual({})
    expect(dataset.columns.find(({ name }) => name === 'amount')?.label).not.toBe('takings')
    const filtered = await ofNorth(ctx, id)
    expect(
      filtered.dashboard.chart_blocks.find(({ type }) => type === 'bar')?.config.whole_table,
    ).toBeUndefined()
    expect((await getChanges(ctx, id)).before).toBeNull()
    await expect(keepVersion(ctx, id, { keep: 'old' })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('stays as it is where the new is kept', async () => {
    const { ctx, id, after } = await makeAnew()
    expect(shown(await keepVersion(ctx, id, { keep: 'new' }))).toEqual(shown(after))
    expect(await getChanges(ctx, id)).toMatchObject({ before: null, cards: [] })
  })

  it('is nobody else’s to look at or take back', async () => {
    const { id } = await makeAnew()
    const other = await test.as('free')
    for (const ask of [() => getChanges(other, id), () => keepVersion(other, id, { keep: 'old' })])
      await expect(ask()).rejects.toMatchObject({ code: 'not_found' })
  })

  it('has nothing to decide before it was made anew', async () => {
    const { ctx, id } = await generateHere(test, csv)
    expect(await getChanges(ctx, id)).toMatchObject({ before: null, cards: [] })
  })
})

describe('a dashboard of a run that did not keep what was set of its table', () => {
  async function makeEarlier() {
    const { ctx, id } = await generateHere(test, csv, { instructions: 'amount by region as bars' })
    await ctx.db.generation.updateMany({ where: { dashboardId: id }, data: { given: Prisma.DbNull } })
    return { ctx, id, before: await ofNorth(ctx, id) }
  }
  const overrides = { amount: { label: 'takings', additivity: 'intensive' } } as const

  it('is read by the old settings where the old is kept', async () => {
    const { ctx, id, before } = await makeEarlier()
    await regenerateDashboard(ctx, id, { overrides })
    expect((await getDataset(ctx, id)).overrides).toEqual(overrides)
    await keepVersion(ctx, id, { keep: 'old' })
    expect((await getDataset(ctx, id)).overrides).toEqual({})
    expect(shown((await ofNorth(ctx, id)).dashboard)).toEqual(shown(before.dashboard))
  })

  it('is filtered as before after a run that failed', async () => {
    const { ctx, id, before } = await makeEarlier()
    await expect(regenerateDashboard(ctx, id, { overrides, sheet: 'Nowhere' })).rejects.toMatchObject({
      param: 'sheet',
    })
    expect(await ofNorth(ctx, id)).toEqual(before)
    const [made] = await ctx.db.generation.findMany({ where: { dashboardId: id }, orderBy: { id: 'asc' } })
    expect(made!.given).toEqual({ roles: {}, overrides: {}, undone: [] })
  })
})

describe('a choice between two dashboards', () => {
  it('decides the pair that it was made of', async () => {
    const { ctx, id, after } = await makeAnew()
    const { before } = await getChanges(ctx, id)
    expect(shown(await keepVersion(ctx, id, { keep: 'new', before: before! }))).toEqual(shown(after))
  })

  it.each(['new', 'old'] as const)('is refused where another run has come since: %s', async (keep) => {
    const { ctx, id } = await makeAnew()
    const { before: seen } = await getChanges(ctx, id)
    await regenerateDashboard(ctx, id, { instructions: 'amount by date as a line' })
    const [now, changes] = [await getDashboard(ctx, id), await getChanges(ctx, id)]
    expect(changes.before).not.toBe(seen)
    await expect(keepVersion(ctx, id, { keep, before: seen! })).rejects.toMatchObject({
      code: 'conflict',
      param: 'before',
    })
    expect([await getDashboard(ctx, id), await getChanges(ctx, id)]).toEqual([now, changes])
    await keepVersion(ctx, id, { keep, before: changes.before! })
  })

  it('is refused where the old that was kept is the one before once more', async () => {
    const { ctx, id } = await makeAnew()
    const { before, after } = await getChanges(ctx, id)
    await keepVersion(ctx, id, { keep: 'old', before: before!, after: after! })
    await regenerateDashboard(ctx, id, { instructions: 'amount by date as a line' })
    const now = await getChanges(ctx, id)
    expect(now.before).toBe(before)
    await expect(keepVersion(ctx, id, { keep: 'old', before: before!, after: after! })).rejects.toMatchObject(
      { code: 'conflict', param: 'after' },
    )
    await keepVersion(ctx, id, { keep: 'new', before: now.before!, after: now.after! })
  })

  it('waits for a run that is about to begin without holding what that needs', async () => {
    const { ctx, id } = await makeAnew()
    const { datasetId } = await ctx.db.dashboard.findUniqueOrThrow({ where: { id } })
    const kept = await ctx.db.$transaction(async (tx) => {
      await lockDataset(tx, datasetId)
      const keeping = keepVersion(ctx, id, { keep: 'new' })
      await setTimeout(300)
      await tx.$queryRaw`SELECT 1 FROM dashboards WHERE id = ${id}::uuid FOR UPDATE NOWAIT`
      return { keeping }
    })
    expect((await kept.keeping).id).toBe(id)
  })

  it.each(['new', 'old'] as const)('is refused where it has been decided already: %s', async (keep) => {
    const { ctx, id } = await makeAnew()
    const { before } = await getChanges(ctx, id)
    await keepVersion(ctx, id, { keep: 'old' })
    await expect(keepVersion(ctx, id, { keep, before: before! })).rejects.toMatchObject({ code: 'conflict' })
  })
})
