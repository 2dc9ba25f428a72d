import { expect } from '@playwright/test'
import { dashboardSchema } from '@/lib/contracts/dashboard'
import { errorEnvelopeSchema } from '@/lib/contracts/envelope'
import { generateCompletedSchema } from '@/lib/contracts/generation'
import { ordersOf, workbookOf } from '@/lib/engine/read/xlsx/workbook.fixture'
import { generate } from './generate'
import { test } from './keyed-test'
import { bearer, dataOf } from './product'

test('a workbook becomes a dashboard of its largest sheet, and the others are told', async ({
  request,
  premiumKey: key,
}) => {
  const text = workbookOf({ Notes: [['made by', 'somebody']], Orders: ordersOf(300) })
  const sent = await generate(key, { fields: { file_type: 'xlsx' }, file: { text, name: 'orders.xlsx' } })
  const { dashboard_id: id } = await dataOf(sent, generateCompletedSchema)
  const own = { headers: bearer(key) }
  const dashboard = await dataOf(await request.get(`/api/dashboard/${id}/`, own), dashboardSchema)
  expect(JSON.stringify(dashboard.chart_blocks)).toContain('region')
  const cleaned = await (await request.get(`/api/dashboard/${id}/dataset/cleaned.csv`, own)).text()
  expect(cleaned.split('\r\n').slice(0, 2)).toEqual(['order,region,amount', 'O-0,North,10'])
  expect(cleaned.split('\r\n')).toHaveLength(302)
})

test('what is no workbook is refused with a way out', async ({ premiumKey: key }) => {
  const refused = [
    { text: 'order,amount\nO-1,3\n', code: 'file_type_mismatch' },
    { text: workbookOf({ Orders: ordersOf(300) }).slice(0, 900), code: 'file_unparsable' },
  ]
  for (const { text, code } of refused) {
    const sent = await generate(key, { fields: { file_type: 'xlsx' }, file: { text, name: 'orders.xlsx' } })
    const { error } = errorEnvelopeSchema.parse(await sent.json())
    expect([sent.status, error.code]).toEqual([422, code])
    expect(error.message).toMatch(/save|CSV/i)
  }
})
