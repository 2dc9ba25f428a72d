import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorEnvelopeSchema } from '@/lib/contracts/envelope'
import type { Operation } from '@/lib/openapi/operation'
import { allOperations } from '@/lib/openapi/operations/all-operations'
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy'
import { type ContractWorld, createContractWorld, grantedRequest, plainRequest } from './contract-world'

/** Every operation while its database is away: 503 in the envelope with a time to try again, and then as before. */

let proxy: DatabaseProxy
let world: ContractWorld
beforeAll(async () => {
  world = await createContractWorld(async (url) => {
    proxy = await startDatabaseProxy(url)
    return proxy.url
  })
}, 120_000)
afterAll(async () => {
  await proxy.restore()
  await world.close()
  await proxy.close()
})

/** Made of the code alone. */
const needsNoDatabase = new Set(['getOpenapiDocument'])
const asking = allOperations.filter(({ id }) => !needsNoDatabase.has(id))

async function expectUnavailable(response: Response): Promise<void> {
  const text = await response.text()
  expect([response.status, text.slice(0, 300)]).toEqual([503, expect.stringContaining('"overloaded"')])
  expect(errorEnvelopeSchema.parse(JSON.parse(text)).error.retryable).toBe(true)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
}

describe('while the database is away', () => {
  it.each(asking)('$id says so', async (operation) => {
    const { path, sent } = await plainRequest(operation, world)
    await proxy.refuse()
    const response = await world.call(operation.method, path, sent).finally(proxy.restore)
    await expectUnavailable(response)
  })
})

/** So long the longest of the quick requests takes: within it the database goes away at each of their steps. */
const momentsMs = [2, 6, 12, 25]

describe('when the database goes away amid a request', () => {
  it('it is answered as it was, or with 503, and never with a fault', { timeout: 120_000 }, async () => {
    const wrong: string[] = []
    const begin = async ({ id, method, path }: Operation, sent: Parameters<typeof world.call>[2]) => {
      const response = await world.call(method, path, sent)
      const text = response.status < 500 ? '' : await response.text()
      if (response.status >= 500 && response.status !== 503) wrong.push(`${id}: ${response.status} ${text}`)
    }
    for (const moment of momentsMs) {
      const requests = await Promise.all(
        asking.map(async (operation) => ({ operation, ...(await grantedRequest(operation, world)) })),
      )
      const running = requests.map(({ operation, path, sent }) => begin({ ...operation, path }, sent))
      await sleep(moment)
      await proxy.refuse()
      await sleep(50)
      await proxy.restore()
      await Promise.all(running)
    }
    expect(wrong).toEqual([])
  })
})
