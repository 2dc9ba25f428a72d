import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRandom } from '@/lib/engine/stats/random'
import type { Operation } from '@/lib/openapi/operation'
import { allOperations } from '@/lib/openapi/operations/all-operations'
import {
  fillPath,
  makeDashboard,
  makeShareLink,
  makeWebhook,
  type Objects,
  ordersCsv,
} from '../support/api-objects'
import { type ContractWorld, createContractWorld, successCase } from './contract-world'

/** Every operation on something while its parent is deleted: it is answered, or there is nothing any more. */

const seed = 20_261_122
const rounds = 8
/** Deletions come within so long after the first request. */
const momentMsMax = 70

let world: ContractWorld
let made: Awaited<ReturnType<typeof makeDashboard>>
beforeAll(async () => {
  world = await createContractWorld()
  made = await makeDashboard(world, world.owner)
}, 120_000)
afterAll(() => world.close())

/** A dashboard with the rows of one that was generated, which is quicker than to generate it. */
async function copyDashboard(): Promise<Partial<Objects>> {
  const { db, storage } = world.ctx
  const from = await db.dashboard.findUniqueOrThrow({
    where: { id: made['dashboard/{id}'] },
    include: { blocks: true, dataset: true },
  })
  const generation = await db.generation.findUniqueOrThrow({
    where: { id: made['generate/{generation_id}'] },
  })
  const [datasetId, dashboardId, generationId, blockId] = Array.from({ length: 4 }, () => randomUUID())
  const { key: storageKey } = await storage.put(Readable.from([Buffer.from(ordersCsv)]))
  const { dataset, blocks, ...dashboard } = from
  const copies = <Row>(row: Row) => JSON.parse(JSON.stringify(row)) as never
  await db.dataset.create({ data: { ...(copies(dataset) as object), id: datasetId, storageKey } as never })
  await db.dashboard.create({
    data: { ...(copies(dashboard) as object), id: dashboardId, datasetId } as never,
  })
  await db.generation.create({
    data: { ...(copies(generation) as object), id: generationId, datasetId, dashboardId } as never,
  })
  const ofBlocks = blocks.map((block) => {
    const id = block.id === made['blocks/{block_id}'] ? blockId : randomUUID()
    return { ...(copies(block) as object), id, dashboardId } as never
  })
  await db.block.createMany({ data: ofBlocks })
  const link = await makeShareLink(world.owner, dashboardId ?? '', { allow_data_download: true })
  return {
    'dashboard/{id}': dashboardId,
    'generate/{generation_id}': generationId,
    'blocks/{block_id}': blockId,
    'share/{link_id}': link,
    'share-links/{id}': link,
  }
}

async function makeWebhookWithDelivery(): Promise<Partial<Objects>> {
  const id = await makeWebhook(world.owner)
  const sent = await world.call('POST', `/api/webhooks/${id}/test/`, { headers: world.owner.key })
  const { data } = (await sent.json()) as { data: { id: string } }
  return { 'webhooks/{id}': id, 'deliveries/{delivery_id}': data.id }
}

const under = (...places: string[]) =>
  allOperations.filter(
    ({ path, id }) => places.some((place) => path.includes(place)) && !id.startsWith('exportS'),
  )

const fellOver: string[] = []

async function ask({ id, method, path, access }: Operation, objects: Partial<Objects>): Promise<number> {
  const headers = access === 'session' ? world.owner.session : access === 'public' ? {} : world.owner.key
  const response = await world.call(method, fillPath(path, objects), {
    headers,
    ...successCase({ id } as Operation).send?.(),
  })
  const text = await response.text()
  if (response.status >= 500 && response.status !== 503) fellOver.push(`${id}: ${response.status}`)
  if (response.status === 503 && !text.includes('Chromium')) fellOver.push(`${id}: ${text.slice(0, 200)}`)
  return response.status
}

/** Each operation at its own moment, and the deletion at one between them. */
async function race(
  operations: Operation[],
  deletion: string,
  make: () => Promise<Partial<Objects>>,
): Promise<number> {
  const random = createRandom(seed)
  const remove = allOperations.find(({ id }) => id === deletion) as Operation
  let count = 0
  for (let round = 0; round < rounds; round++) {
    const objects = await make()
    const after = async (operation: Operation) => {
      await sleep(random() * momentMsMax)
      count += 1
      return ask(operation, objects)
    }
    await Promise.all([...operations, remove, ...operations].map(after))
  }
  return count
}

describe('what is asked for while it is deleted', () => {
  it('of a dashboard is there or is not, and nothing falls over', { timeout: 180_000 }, async () => {
    const operations = under(
      'dashboard/{id}',
      'generate/{generation_id}',
      'share/{link_id}',
      'share-links/{id}',
    )
    const count = await race(operations, 'deleteDashboard', copyDashboard)
    expect(count).toBeGreaterThan(250)
    expect(fellOver).toEqual([])
  })

  it('of a webhook too', { timeout: 180_000 }, async () => {
    const count = await race(under('webhooks/{id}'), 'deleteWebhook', makeWebhookWithDelivery)
    expect(count).toBeGreaterThan(100)
    expect(fellOver).toEqual([])
  })
})
