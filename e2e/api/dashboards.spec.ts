import { type APIRequestContext, expect } from '@playwright/test'
import { dashboardListSchema, dashboardSchema, deletedDashboardSchema } from '@/lib/contracts/dashboard'
import { datasetSchema } from '@/lib/contracts/dataset'
import {
  generateAcceptedSchema,
  generateCompletedSchema,
  generationSchema,
  regenerateCompletedSchema,
} from '@/lib/contracts/generation'
import { generate } from './generate'
import { test } from './keyed-test'
import { bearer, dataOf, errorOf, headerOf, makeKey, salesCsv, waitForEnd } from './product'

/** What can be done with a dashboard once it is there, on the running product. */

async function make(key: string, fields: Record<string, string> = {}, text = salesCsv()) {
  const response = await generate(key, { fields: { file_type: 'csv', ...fields }, file: { text } })
  return dataOf(response, generateCompletedSchema)
}

async function dashboardOf(request: APIRequestContext, id: string, key: string) {
  return dataOf(await request.get(`/api/dashboard/${id}/`, { headers: bearer(key) }), dashboardSchema)
}

test('a dashboard is made anew with roles and instructions, and keeps its link', async ({
  request,
  premiumKey: key,
}) => {
  const made = await make(key, { instructions: 'revenue by region' })
  const before = await dashboardOf(request, made.dashboard_id, key)
  const path = `/api/dashboard/${made.dashboard_id}/regenerate/`
  const headers = bearer(key)

  const roles = { roles: { units: 'code' } }
  const anew = await dataOf(await request.post(path, { headers, data: roles }), regenerateCompletedSchema)
  expect(Object.keys(anew).sort()).toEqual(Object.keys(made).sort())
  expect(anew).toMatchObject({
    dashboard_id: made.dashboard_id,
    dataset_id: made.dataset_id,
    share_link: made.share_link,
    status: 'completed',
  })
  expect(anew.generation_id).not.toBe(made.generation_id)
  const at = `/api/dashboard/generate/${anew.generation_id}/`
  const generation = await dataOf(await request.get(at, { headers }), generationSchema)
  expect(generation.instructions).toBe('revenue by region')
  const after = await dashboardOf(request, made.dashboard_id, key)
  expect(after.created_at).toBe(before.created_at)
  expect(Date.parse(after.last_generated_at ?? '')).toBeGreaterThan(
    Date.parse(before.last_generated_at ?? ''),
  )
  for (const { spec } of after.chart_blocks)
    expect(spec).not.toMatchObject({ y: 'units', aggregation: 'sum' })

  const dataset = () => request.get(`/api/dashboard/${made.dashboard_id}/dataset/`, { headers })
  const told = await dataOf(await dataset(), datasetSchema)
  expect(told.roles).toEqual({ units: 'code' })
  expect(told.columns.find(({ name }) => name === 'units')).toMatchObject({ role: 'code' })

  await dataOf(
    await request.post(path, { headers, data: { roles: { units: null }, instructions: 'units by product' } }),
    regenerateCompletedSchema,
  )
  const reset = await dataOf(await dataset(), datasetSchema)
  expect(reset.roles).toEqual({})
  expect(reset.columns.find(({ name }) => name === 'units')).toMatchObject({ role: 'measure' })
  const { items } = await dataOf(
    await request.get('/api/dashboard/?limit=100', { headers }),
    dashboardListSchema,
  )
  expect(items.filter(({ id }) => id === made.dashboard_id)).toHaveLength(1)
})

test('what is wrong with a regeneration is told by column, with what is allowed', async ({
  request,
  premiumKey: key,
}) => {
  const { dashboard_id: id } = await make(key)
  const post = (data: unknown) =>
    request.post(`/api/dashboard/${id}/regenerate`, { headers: bearer(key), data })
  const role = await errorOf(await post({ roles: { units: 'metric' } }), 'validation_error')
  expect(role.details).toEqual([
    { path: 'roles.units', code: expect.any(String), message: expect.stringContaining('measure') },
  ])
  const column = await errorOf(await post({ roles: { profit: 'measure' } }), 'validation_error')
  expect(column.details).toEqual([
    { path: 'roles.profit', code: 'unknown_column', message: expect.stringContaining('revenue') },
  ])
  await errorOf(await post({ instruction: 'x' }), 'validation_error')
  await errorOf(await post({ instructions: 'x'.repeat(4001) }), 'validation_error')
  await errorOf(await post([]), 'validation_error')
  expect((await dashboardOf(request, id, key)).chart_blocks.length).toBeGreaterThan(0)
})

test('a large file is made anew by the worker', async ({ request, premiumKey: key }) => {
  const fields = { file_type: 'csv' }
  const file = { text: salesCsv(30_000) }
  const { generation_id } = await dataOf(await generate(key, { fields, file }), generateAcceptedSchema, 202)
  const { dashboard_id: id } = await waitForEnd(request, generation_id, key)
  const response = await request.post(`/api/dashboard/${id}/regenerate/`, { headers: bearer(key), data: {} })
  const accepted = await dataOf(response, generateAcceptedSchema, 202)
  expect(headerOf(response, 'location')).toBe(accepted.status_url)
  const ended = await waitForEnd(request, accepted.generation_id, key)
  expect(ended).toMatchObject({ status: 'completed', dashboard_id: id, error: null })
})

test('title, description and order are changed, and the texts stay when it is made anew', async ({
  request,
  premiumKey: key,
}) => {
  const { dashboard_id: id } = await make(key)
  const headers = bearer(key)
  const before = await dashboardOf(request, id, key)
  const order = [...before.layout.chart_order].reverse()
  const patch = (data: unknown) => request.patch(`/api/dashboard/${id}/`, { headers, data })
  const given = { title: 'Mine <b>', description: 'Ours', chart_order: order }
  const changed = await dataOf(await patch(given), dashboardSchema)
  expect(changed).toMatchObject({ title: 'Mine <b>', description: 'Ours', layout: { chart_order: order } })
  expect(changed.chart_blocks).toEqual(before.chart_blocks)

  const wrong = [
    {},
    { title: ' ' },
    { title: 'x'.repeat(201) },
    { chart_order: order.slice(1) },
    { name: 'x' },
  ]
  for (const data of wrong) await errorOf(await patch(data), 'validation_error')
  await errorOf(await patch({ chart_order: order.map(() => 0) }), 'validation_error')
  await request.post(`/api/dashboard/${id}/regenerate/`, { headers, data: {} })
  expect(await dashboardOf(request, id, key)).toMatchObject({ title: 'Mine <b>', description: 'Ours' })
})

test('a dashboard is deleted with all that belongs to it', async ({ request, premiumKey: key }) => {
  const made = await make(key)
  const headers = bearer(key)
  const path = `/api/dashboard/${made.dashboard_id}/`
  const gone = await dataOf(await request.delete(path, { headers }), deletedDashboardSchema)
  expect(gone).toEqual({ id: made.dashboard_id, dataset_id: made.dataset_id })
  const paths = [
    path,
    `${path}dataset/`,
    `${path}dataset/cleaned.csv/`,
    `/api/dashboard/generate/${made.generation_id}/`,
    `/api/share/${made.share_link.id}/`,
  ]
  for (const at of paths) await errorOf(await request.get(at, { headers }), 'not_found')
  await errorOf(await request.delete(path, { headers }), 'not_found')
  await errorOf(await request.post(`${path}regenerate/`, { headers, data: {} }), 'not_found')
})

test('a card and the cleaned table can be kept as CSV, with formulas defused', async ({
  request,
  premiumKey: key,
}) => {
  const names = ['=HYPERLINK("http://x")', '+cmd', '@sum', 'Lamp, red']
  const rows = Array.from({ length: 80 }, (_, i) => `"${names[i % 4]?.replaceAll('"', '""')}",${i - 40}`)
  const asked = { instructions: 'Show the rows as a table.' }
  const { dashboard_id: id } = await make(key, asked, ['product,change', ...rows].join('\n'))
  const headers = bearer(key)
  const { chart_blocks } = await dashboardOf(request, id, key)
  const defused = `"'=HYPERLINK(""http://x"")"`

  for (const slash of ['', '/']) {
    const cleaned = await request.get(`/api/dashboard/${id}/dataset/cleaned.csv${slash}`, { headers })
    expect([cleaned.status(), headerOf(cleaned, 'content-type')]).toEqual([
      200,
      'text/csv; charset=utf-8; header=present',
    ])
    expect(headerOf(cleaned, 'content-disposition')).toMatch(
      /^attachment; filename="[^"]+\.csv"; filename\*=UTF-8''/,
    )
    const lines = (await cleaned.text()).split('\r\n')
    expect(lines.slice(0, 5)).toEqual([
      'product,change',
      `${defused},-40`,
      `'+cmd,-39`,
      `'@sum,-38`,
      '"Lamp, red",-37',
    ])
    expect(lines).toHaveLength(82)
  }
  const dataPath = (blockId: string) => `/api/dashboard/${id}/blocks/${blockId}/data.csv/`
  let formulas = 0
  for (const block of chart_blocks) {
    const response = await request.get(dataPath(block.id), { headers })
    if (block.type === 'insight') {
      await errorOf(response, 'not_found')
      continue
    }
    const text = await response.text()
    expect(text).not.toMatch(/(^|,|\n)"?[=@]/)
    expect(text.split('\r\n').length).toBeGreaterThan(block.data_preview.rows.length + 1)
    if (text.includes(defused)) formulas++
  }
  expect(formulas).toBeGreaterThan(0)
  await errorOf(await request.get(dataPath(id), { headers }), 'not_found')
})

test('what belongs to someone else is not there to be changed', async ({ request, premiumKey, freeKey }) => {
  const { dashboard_id: id } = await make(premiumKey)
  const headers = bearer(freeKey)
  const block = (await dashboardOf(request, id, premiumKey)).chart_blocks[0]?.id
  const path = `/api/dashboard/${id}/`
  await errorOf(await request.patch(path, { headers, data: { title: 'x' } }), 'not_found')
  await errorOf(await request.delete(path, { headers }), 'not_found')
  await errorOf(await request.post(`${path}regenerate/`, { headers, data: {} }), 'not_found')
  for (const end of ['dataset/', 'dataset/cleaned.csv', `blocks/${block}/data.csv`]) {
    await errorOf(await request.get(path + end, { headers }), 'not_found')
    await errorOf(await request.get(path + end), 'missing_api_key')
  }
  await errorOf(await request.delete(path), 'missing_api_key')
  expect((await dashboardOf(request, id, premiumKey)).id).toBe(id)
})

test('two regenerations at once are told apart from one', async ({ request }) => {
  const key = makeKey('premium')
  const fields = { file_type: 'csv' }
  const file = { text: salesCsv(30_000) }
  const { generation_id } = await dataOf(await generate(key, { fields, file }), generateAcceptedSchema, 202)
  const { dashboard_id: id } = await waitForEnd(request, generation_id, key)
  const answers = await Promise.all(
    [1, 2, 3].map(() => request.post(`/api/dashboard/${id}/regenerate/`, { headers: bearer(key), data: {} })),
  )
  const [accepted, ...refused] = answers.sort((a, b) => a.status() - b.status())
  for (const answer of refused) await errorOf(answer, 'too_many_concurrent_generations')
  const { generation_id: again } = await dataOf(accepted!, generateAcceptedSchema, 202)
  expect((await waitForEnd(request, again, key)).status).toBe('completed')
})
