import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Dashboard, dashboardSchema } from '@/lib/contracts/dashboard'
import type { CreateBlock } from '@/lib/contracts/edit-block'
import { createContextWithEngine, generateHere } from '@/test/support/generate-here'
import type { TestContext } from '@/test/support/test-context'
import type { Ctx } from '../context'
import { regenerateDashboard } from '../generation/regenerate-dashboard'
import { addBlock } from './add-block'
import { getDashboard } from './get-dashboard'
import { removeBlock, restoreBlock } from './remove-block'
import { updateBlock } from './update-block'

let test: TestContext
beforeAll(async () => {
  test = await createContextWithEngine()
})
afterAll(() => test.close())

const regions = ['North', 'South', 'East', 'West']
const lines = Array.from({ length: 96 }, (_, at) => {
  const day = new Date(Date.UTC(2024, 0, 1 + at * 5)).toISOString().slice(0, 10)
  return `${day},${regions[at % 4]},${['web', 'shop', 'phone'][at % 3]},${20 + ((at * 7) % 31) + (at % 4) * 15}`
})
const csv = `date,region,channel,amount\n${lines.join('\n')}\n`
const sentence = 'average amount by channel as bars'

async function make() {
  const { ctx, id } = await generateHere(test, csv, { instructions: 'amount by region as bars' })
  const add = (given: Partial<CreateBlock> = {}) => addBlock(ctx, id, { given: { sentence, ...given } })
  return { ctx, id, before: await getDashboard(ctx, id), add }
}

const inOrder = ({ layout, chart_blocks }: Dashboard) => layout.chart_order.map((at) => chart_blocks[at]!)
const titlesOf = (dashboard: Dashboard) => inOrder(dashboard).map(({ title }) => title)
const newOf = (before: Dashboard, after: Dashboard) =>
  inOrder(after).filter(({ id }) => before.chart_blocks.every((one) => one.id !== id))

async function again(ctx: Ctx, id: string) {
  await regenerateDashboard(ctx, id, {})
  return getDashboard(ctx, id)
}

describe('a card added by a sentence', () => {
  it('stands last, shows what was asked for, and all others stay as they are', async () => {
    const { ctx, id, before, add } = await make()
    const after = await add()
    expect(dashboardSchema.parse(after)).toEqual(after)
    const [card, ...more] = newOf(before, after)
    expect(more).toEqual([])
    expect(inOrder(after).at(-1)).toEqual(card)
    expect(card).toMatchObject({ type: 'bar', spec: { x: 'channel', y: 'amount' } })
    expect(inOrder(after).slice(0, -1)).toEqual(inOrder(before))
    expect(await getDashboard(ctx, id)).toEqual(after)
  })

  it('is of the rows that the instructions leave for all cards', async () => {
    const { ctx, id } = await generateHere(test, csv, {
      instructions: 'Only North. amount by channel as bars',
    })
    const before = await getDashboard(ctx, id)
    const after = await addBlock(ctx, id, { given: { sentence: 'number of rows by channel as bars' } })
    const [card] = newOf(before, after)
    expect(card!.config.query).toMatchObject({ filters: [{ column: 'region', op: '=', value: 'North' }] })
    const made = newOf(before, await again(ctx, id)).find(({ title }) => title === card!.title)
    expect(made!.data_preview).toEqual(card!.data_preview)
  })

  it('are as many as it asks for, at the place that is given', async () => {
    const { ctx, id, before, add } = await make()
    const after = await add({ sentence: `${sentence}; amount per month as a line`, position: 1 })
    const added = newOf(before, after)
    expect(added.map(({ type }) => type)).toEqual(['bar', 'line'])
    expect(inOrder(after).slice(1, 3)).toEqual(added)
    expect(titlesOf(await again(ctx, id))).toEqual(titlesOf(after))
    await expect(add({ position: 99 })).rejects.toMatchObject({
      param: 'position',
      message: expect.stringContaining(`0 to ${after.chart_blocks.length}`),
    })
  })

  it('is made again with what was changed of it, and once it is removed it is not', async () => {
    const { ctx, id, before, add } = await make()
    const [card] = newOf(before, await add())
    const path = { dashboardId: id, blockId: card!.id }
    const changed = await updateBlock(ctx, path, { title: 'Mine', size: 'full' })
    const next = await again(ctx, id)
    expect(titlesOf(next)).toEqual(titlesOf(changed))
    const [kept] = newOf(changed, next).filter(({ title }) => title === 'Mine')
    expect(kept).toMatchObject({ type: 'bar', config: { size: 'full' }, data_preview: card!.data_preview })
    await removeBlock(ctx, { ...path, blockId: kept!.id }, {})
    expect(titlesOf(await again(ctx, id))).toEqual(titlesOf(before))
  })

  it('is not taken for one that the engine made of the same', async () => {
    const { ctx, id, before, add } = await make()
    const after = await add({ sentence: 'amount by region as bars' })
    const [card] = newOf(before, after)
    const twin = before.chart_blocks.find(({ title }) => title === card!.title)
    expect(twin).toBeDefined()
    await removeBlock(ctx, { dashboardId: id, blockId: twin!.id }, {})
    await updateBlock(ctx, { dashboardId: id, blockId: card!.id }, { title: 'Mine' })
    expect(titlesOf(await again(ctx, id)).filter((title) => [card!.title, 'Mine'].includes(title))).toEqual([
      'Mine',
    ])
  })

  it('that was removed comes back, with its id, where the sentence is said again; twice it does not stand', async () => {
    const { ctx, id, before, add } = await make()
    const after = await add()
    const [card] = newOf(before, after)
    await expect(add()).rejects.toMatchObject({ code: 'validation_error', details: [{ code: 'exists' }] })
    await removeBlock(ctx, { dashboardId: id, blockId: card!.id }, {})
    const back = await add({ position: 0 })
    expect(inOrder(back)[0]?.id).toBe(card!.id)
    expect(back.chart_blocks).toHaveLength(after.chart_blocks.length)
  })

  it('stays where it was added while the dashboard was made anew', async () => {
    const { ctx, id, before, add } = await make()
    const first = newOf(before, await add())[0]
    // The run has read which sentences there are once it makes the first of them.
    const analyzeFile: Ctx['engine']['analyzeFile'] = async (input) => {
      const result = await ctx.engine.analyzeFile(input)
      if (input.sentence === sentence) await add({ sentence: 'amount per month as a line' })
      return result
    }
    const meanwhile = { ...ctx, engine: { ...ctx.engine, analyzeFile } }
    const next = await again(meanwhile, id)
    expect(titlesOf(next).slice(-2)).toEqual([first!.title, expect.stringContaining('month')])
  })
})

describe('a sentence that is tried', () => {
  it('answers with the dashboard as it would be, and writes nothing', async () => {
    const { ctx, id, before, add } = await make()
    const tried = await add({ dry_run: true })
    expect(newOf(before, tried)).toHaveLength(1)
    expect(await getDashboard(ctx, id)).toEqual(before)
    expect(titlesOf(await add())).toEqual(titlesOf(tried))
  })
})

describe('what can’t be added', () => {
  it.each([
    ['average amount by wombat', 'wombat'],
    ['hello there', 'hello there'],
    ['title: Hers', 'title: Hers'],
    ['amount by region; amount by wombat', 'wombat'],
  ])('is told with its words: %s', async (said, word) => {
    const { ctx, id, before, add } = await make()
    await expect(add({ sentence: said })).rejects.toMatchObject({
      code: 'validation_error',
      param: 'sentence',
      message: expect.stringContaining(word),
    })
    expect(await getDashboard(ctx, id)).toEqual(before)
  })

  it('is told with what could be asked for instead', async () => {
    const { before, add } = await make()
    const error = await add({ sentence: 'average amount by wombat' }).catch((reason) => reason)
    const offer = error.details.find(({ code }: { code: string }) => code === 'offer')
    expect(newOf(before, await add({ sentence: offer.message }))).toHaveLength(1)
  })

  it('has no words, comes for another state, or from somebody else', async () => {
    const { id, add } = await make()
    await expect(add({ sentence: '\u0000' })).rejects.toMatchObject({ param: 'sentence' })
    await expect(add({ if_unchanged_since: '2020-01-01T00:00:00.000Z' })).rejects.toMatchObject({
      code: 'conflict',
    })
    await expect(addBlock(await test.as(), id, { given: { sentence } })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('finds the file gone', async () => {
    const { ctx, id, before, add } = await make()
    const dataset = await ctx.db.dataset.findUniqueOrThrow({ where: { id: before.dataset.id } })
    await ctx.storage.delete(dataset.storageKey)
    await expect(add()).rejects.toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('no card can be added'),
    })
    expect(await getDashboard(ctx, id)).toEqual(before)
  })

  it('finds the dashboard full, until a card is removed', async () => {
    const { ctx, id, before, add } = await make()
    const { id: _, ...row } = await ctx.db.block.findFirstOrThrow({ where: { dashboardId: id } })
    const more = Array.from({ length: 40 - before.chart_blocks.length }, (__, at) => ({
      ...row,
      spec: row.spec as object,
      dataPreview: row.dataPreview as object,
      config: row.config as object,
      made: undefined,
      position: 100 + at,
    }))
    await ctx.db.block.createMany({ data: more })
    await expect(add()).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('40') })
    const removed = { dashboardId: id, blockId: before.chart_blocks[0]!.id }
    await removeBlock(ctx, removed, {})
    expect((await add()).chart_blocks).toHaveLength(40)
    await expect(restoreBlock(ctx, removed, {})).rejects.toMatchObject({ code: 'conflict' })
    const stands = { dashboardId: id, blockId: before.chart_blocks[1]!.id }
    expect((await restoreBlock(ctx, stands, {})).chart_blocks).toHaveLength(40)
  })
})
