import { afterAll, beforeAll, expect, it } from 'vitest'
import { tableRowsSchema } from '@/lib/contracts/table-rows'
import { createContextWithEngine, generateHere } from '@/test/support/generate-here'
import type { TestContext } from '@/test/support/test-context'
import { regenerateDashboard } from '../generation/regenerate-dashboard'
import { getDataset } from './get-dataset'
import { getTableRows } from './get-table-rows'
import { readRowsQuery } from './read-rows-query'

let test: TestContext
beforeAll(async () => {
  test = await createContextWithEngine()
})
afterAll(() => test.close())

const lines = Array.from({ length: 60 }, (_, at) => `S${at % 7},${2000 + (at % 20)},${(at * 37) % 101}`)
const csv = `shop,opened,amount\n${lines.join('\n')}\n`
const asked = (text: string) => ({ asked: readRowsQuery(new URLSearchParams(text)) })

it('the rows of a table have the columns of its dataset, also once they are understood otherwise', async () => {
  const { ctx, id } = await generateHere(test, csv)
  const page = await getTableRows(ctx, id, asked('sort=amount&order=desc&limit=2&has.shop=s1'))
  expect(tableRowsSchema.parse(page)).toEqual(page)
  const named = async () => (await getDataset(ctx, id)).columns.map(({ name }) => name)
  expect(page.columns).toEqual(await named())
  expect(page).toMatchObject({ matching_rows: 9, total_rows: 60 })
  expect(page.rows.map(([shop]) => shop)).toEqual(['S1', 'S1'])
  await regenerateDashboard(ctx, id, { roles: { opened: 'measure', amount: 'code' } })
  expect((await getTableRows(ctx, id, asked(''))).columns).toEqual(await named())
})

it('they are the owner’s, and gone with the file', async () => {
  const { ctx, id } = await generateHere(test, csv)
  await expect(getTableRows(await test.as(), id, asked(''))).rejects.toMatchObject({ code: 'not_found' })
  await expect(getTableRows(ctx, id, asked('min.shop=3'))).rejects.toMatchObject({
    code: 'validation_error',
    param: 'min.shop',
  })
  const { id: datasetId } = await getDataset(ctx, id)
  const dataset = await ctx.db.dataset.findUniqueOrThrow({ where: { id: datasetId } })
  await ctx.storage.delete(dataset.storageKey)
  await expect(getTableRows(ctx, id, asked(''))).rejects.toMatchObject({
    code: 'not_found',
    message: expect.stringContaining('rows can not be read'),
  })
})
