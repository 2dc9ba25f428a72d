import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { generateCompletedSchema } from '@/lib/contracts/generation'
import { askAtRate, askForUpgrades, holdBodies, uploadSlowly } from '@/test/attacks/attacks'
import { generate } from '../api/generate'
import { test } from '../api/keyed-test'
import { baseUrl, bearer, dataOf, makeKey, salesCsv } from '../api/product'
import { countDescriptors, peakMemoryOf } from './web-process'

/** Attacks in small; `npm run bench -- attacks` does them at length. */

const health = `${baseUrl}/api/health/`

test('hundreds of requests for an upgrade leave no descriptor behind', async () => {
  await fetch(health)
  const before = countDescriptors()
  await askForUpgrades(baseUrl, 500)
  await expect.poll(countDescriptors).toBeLessThan(before + 20)
  expect((await fetch(health)).status).toBe(200)
})

test('bodies that are sent to pages and held take no memory', async () => {
  // Some 64 MB of what was thrown away may wait for the collector, however little or much was sent.
  await holdBodies(baseUrl, 150, 500)
  const { before, peak } = await peakMemoryOf(() => holdBodies(baseUrl, 150, 2000))
  console.log(`150 bodies held on pages: memory ${before} to ${peak} MB`)
  expect(peak - before).toBeLessThan(50)
})

test('a crowd at the API is answered or told to come again, and health answers all the while', async ({
  premiumKey: key,
}) => {
  const made = await generate(key, { fields: { file_type: 'csv' }, file: { text: salesCsv() } })
  const { dashboard_id: id } = await dataOf(made, generateCompletedSchema)
  const [read, well] = await Promise.all([
    askAtRate(`${baseUrl}/api/dashboard/${id}/`, { perSecond: 200, seconds: 3, headers: bearer(key) }),
    askAtRate(health, { perSecond: 10, seconds: 3 }),
  ])
  console.log(`200 a second at a dashboard: ${JSON.stringify(read)}, health ${JSON.stringify(well)}`)
  expect(Object.keys(read.statuses).filter((status) => status !== '200' && status !== '503')).toEqual([])
  expect(read.statuses[200]).toBeGreaterThan(0)
  expect(well.statuses).toEqual({ 200: 30 })
})

test('slow uploads of one key leave others served', async ({ plans }) => {
  const end = await uploadSlowly(baseUrl, { key: makeKey(plans.free), count: 40 })
  await sleep(500)
  const file = { text: salesCsv(50) }
  const other = makeKey(plans.free)
  for (let at = 0; at < 3; at++) {
    const answer = await generate(other, { fields: { file_type: 'csv' }, file })
    await dataOf(answer, generateCompletedSchema)
  }
  end()
})

test('a crowd at a share page is answered or told to come again, and health answers all the while', async ({
  premiumKey: key,
}) => {
  const made = await generate(key, { fields: { file_type: 'csv' }, file: { text: salesCsv() } })
  const { share_link } = await dataOf(made, generateCompletedSchema)
  const [shared, well] = await Promise.all([
    askAtRate(share_link.share_url, { perSecond: 200, seconds: 3 }),
    askAtRate(health, { perSecond: 10, seconds: 3 }),
  ])
  console.log(`200 a second at a share page: ${JSON.stringify(shared)}, health ${JSON.stringify(well)}`)
  expect(Object.keys(shared.statuses).filter((status) => status !== '200' && status !== '503')).toEqual([])
  expect(shared.statuses[200]).toBeGreaterThan(100)
  expect(well.statuses).toEqual({ 200: 30 })
})
