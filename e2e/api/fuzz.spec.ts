import { expect, test } from '@playwright/test'
import { runRequests } from '@/test/fuzz/run-requests'
import { runUploads } from '@/test/fuzz/run-uploads'
import { createWorld, type World } from '@/test/fuzz/world'
import { baseUrl } from './product'

/** Some of what `npm run bench -- requests` and `-- uploads` send, one after the other, so that it is always the same. */

const seed = 7

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let world: World
test.beforeAll(async () => {
  world = await createWorld(baseUrl, {})
})

test('requests made of the OpenAPI document are answered as it says', async () => {
  const findings = await runRequests({ world, seed, count: 300, concurrency: 1 })
  expect(findings.lines()).toEqual([])
})

test('tables that were mutated end in a dashboard or in a clear refusal', async () => {
  const findings = await runUploads({ world, seed, count: 36, concurrency: 2 })
  expect(findings.lines()).toEqual([])
})
