import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { datasetSchema } from '@/lib/contracts/dataset'
import { type Regenerate, regenerateSchema } from '@/lib/contracts/generation'
import { rowsQuerySchema } from '@/lib/contracts/table-rows'
import { ordersOf, workbookOf } from '@/lib/engine/read/xlsx/workbook.fixture'
import { createContextWithEngine, generateHere } from '@/test/support/generate-here'
import type { TestContext } from '@/test/support/test-context'
import type { Ctx } from '../context'
import { getDataset } from '../dataset/get-dataset'
import { getTableRows } from '../dataset/get-table-rows'
import { regenerateDashboard } from './regenerate-dashboard'

let test: TestContext

beforeAll(async () => {
  test = await createContextWithEngine()
})
afterAll(() => test.close())

const staff = Array.from({ length: 30 }, (_, row) => [`E-${row}`, ['Sales', 'Lab'][row % 2], 30 + (row % 9)])
const workbook = workbookOf({ Orders: ordersOf(60), Staff: [['employee', 'team', 'age'], ...staff] })
const wide = [
  'team,2022,2023',
  ...Array.from({ length: 20 }, (_, row) => `T${row},${row + 3},${row * 2}`),
].join('\n')

const make = (file: Uint8Array | string, given?: Record<string, string>) => generateHere(test, file, given)

const again = (ctx: Ctx, id: string, given: Regenerate) =>
  regenerateDashboard(ctx, id, regenerateSchema.parse(given))

async function readingOf(ctx: Ctx, id: string) {
  const { sheet, shape, rows, sheets, shapes, outcome } = datasetSchema.parse(await getDataset(ctx, id))
  const taken = shapes?.find(({ is_taken }) => is_taken)?.shape
  return { sheet, shape, rows, read: sheets?.find(({ is_read }) => is_read)?.name, taken, outcome }
}

describe('the sheet that the owner chooses', () => {
  it('is read with the file, and kept when the dashboard is made anew', async () => {
    const { ctx, id } = await make(workbook, { sheet: 'Staff' })
    expect(await readingOf(ctx, id)).toMatchObject({ sheet: 'Staff', read: 'Staff', rows: 30 })
    await again(ctx, id, { instructions: 'age by team' })
    expect(await readingOf(ctx, id)).toMatchObject({ sheet: 'Staff', read: 'Staff' })
    await again(ctx, id, { sheet: null })
    expect(await readingOf(ctx, id)).toMatchObject({ sheet: null, read: 'Orders', rows: 60 })
  })

  it('can be changed, which drops the outcome of the table before', async () => {
    const { ctx, id } = await make(workbook, { outcome: 'amount' })
    await again(ctx, id, { sheet: 'Staff', roles: { age: 'measure' } })
    expect(await readingOf(ctx, id)).toMatchObject({ read: 'Staff', outcome: null })
  })

  it('may be one of several tables in a file, whose rows are looked at before it is taken', async () => {
    const tables = `${wide}\n\nStaff\nname,age\n${staff.map(([name, , age]) => `${name},${age}`).join('\n')}\n`
    const { ctx, id } = await make(tables)
    expect(await readingOf(ctx, id)).toMatchObject({ sheet: null, read: 'Table 1', rows: 20 })
    const asked = rowsQuerySchema.parse({ sheet: 'Staff', limit: 1, conditions: [] })
    expect(await getTableRows(ctx, id, { asked })).toMatchObject({ columns: ['name', 'age'], total_rows: 30 })
    const nowhere = getTableRows(ctx, id, { asked: { ...asked, sheet: 'Nowhere' } })
    await expect(nowhere).rejects.toMatchObject({ code: 'validation_error', param: 'sheet' })
    await again(ctx, id, { sheet: 'Staff' })
    await again(ctx, id, { instructions: 'age by name' })
    expect(await readingOf(ctx, id)).toMatchObject({ sheet: 'Staff', read: 'Staff', rows: 30 })
  })

  it('is refused where there is none, and what was before stays', async () => {
    await expect(make(workbook, { sheet: 'Staf' })).rejects.toMatchObject({
      code: 'validation_error',
      param: 'sheet',
      details: [{ path: 'sheet', code: 'unknown_sheet', message: expect.stringContaining('“Staff”') }],
    })
    await expect(make(wide, { sheet: 'Staff' })).rejects.toMatchObject({ param: 'sheet' })
    const { ctx, id } = await make(workbook, { sheet: 'Staff' })
    await expect(again(ctx, id, { sheet: 'Nowhere' })).rejects.toMatchObject({ param: 'sheet' })
    expect(await readingOf(ctx, id)).toMatchObject({ sheet: 'Staff', read: 'Staff' })
  })
})

describe('the shape that the owner chooses', () => {
  it('is offered, taken, kept and taken back', async () => {
    const { ctx, id } = await make(wide)
    expect(await readingOf(ctx, id)).toMatchObject({ shape: null, taken: 'wide', rows: 20 })
    await again(ctx, id, { shape: 'long' })
    await again(ctx, id, { instructions: 'value by year' })
    expect(await readingOf(ctx, id)).toMatchObject({ shape: 'long', taken: 'long', rows: 40 })
    await again(ctx, id, { shape: null })
    expect(await readingOf(ctx, id)).toMatchObject({ shape: null, taken: 'wide', rows: 20 })
  })

  it('is refused where the table can not have it', async () => {
    await expect(make('a,b\n1,x\n2,y', { shape: 'long' })).rejects.toMatchObject({
      code: 'validation_error',
      param: 'shape',
      details: [{ path: 'shape', code: 'invalid_shape' }],
    })
  })
})
