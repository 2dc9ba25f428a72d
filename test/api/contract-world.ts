import { createHash } from 'node:crypto'
import type { Operation } from '@/lib/openapi/operation'
import { type Limit, requestLimit } from '@/lib/services/limit/limit'
import type { Sent } from '../support/api-caller'
import {
  fillPath,
  makeDashboard,
  makeObjects,
  makeShareLink,
  makeWebhook,
  type Objects,
} from '../support/api-objects'
import { type ApiWorld, createApiWorld, endedKeys, type Person } from '../support/api-world'
import { successCases } from './success-cases'

export interface ContractWorld extends ApiWorld {
  owner: Person
  other: Person
  free: Person
  exhausted: Person
  ended: Awaited<ReturnType<typeof endedKeys>>
  objects: Objects
  freeObjects: Partial<Objects>
  disabledWebhook: Partial<Objects>
}

export async function createContractWorld(
  ...given: Parameters<typeof createApiWorld>
): Promise<ContractWorld> {
  const world = await createApiWorld(...given)
  const owner = await world.person('premium', 'owner@example.com')
  const free = await world.person('free', 'free@example.com')
  const freeDashboard = await makeDashboard(world, free)
  const freeLink = await makeShareLink(free, freeDashboard['dashboard/{id}'])
  const disabled = await makeWebhook(owner)
  await world.ctx.db.webhookEndpoint.update({ where: { id: disabled }, data: { isEnabled: false } })
  const objects = await makeObjects(world, owner)
  return {
    ...world,
    owner,
    free,
    other: await world.person('premium', 'other@example.com'),
    exhausted: await makeExhausted(world),
    ended: await endedKeys(owner),
    objects,
    freeObjects: { ...freeDashboard, 'share-links/{id}': freeLink },
    disabledWebhook: {
      'webhooks/{id}': disabled,
      'deliveries/{delivery_id}': objects['deliveries/{delivery_id}'],
    },
  }
}

/** Somebody who has asked for all that an account may, by keys and by sessions. */
async function makeExhausted(world: ApiWorld): Promise<Person> {
  const person = await world.person('free', 'exhausted@example.com')
  for (const via of ['key', 'session'] as const) {
    const who = `${via} ${person.actor.accountId}`
    await countAgainst(world, requestLimit({ via, plan: 'free' }), { who, points: 10_000_000 })
  }
  return person
}

/** As if somebody had asked for so much already. */
export async function countAgainst(
  { ctx }: ApiWorld,
  { name }: Limit,
  { who, points }: { who: string; points: number },
): Promise<void> {
  const key = `${name}:${createHash('sha256').update(who).digest('base64url')}`
  await ctx.db.rateLimit.create({ data: { key, points, expire: new Date(Date.now() + 3_600_000) } })
}

interface Request {
  path: string
  sent: Sent
}

/** A request of the owner's that is right in all, to be spoiled in one thing. */
export async function plainRequest(operation: Operation, world: ContractWorld): Promise<Request> {
  const { send, needs } = successCase(operation)
  const objects = { ...world.objects, ...(await needs?.(world, world.owner)) }
  const headers = ownerHeaders(operation, world)
  return { path: fillPath(operation.path, objects), sent: { headers, ...send?.() } }
}

/** The request that an operation grants to its owner, with all that it ends or uses up. */
export async function grantedRequest(operation: Operation, world: ContractWorld): Promise<Request> {
  const { needs, fresh, before } = successCase(operation)
  const { sent } = await plainRequest(operation, world)
  const own = { ...(await needs?.(world, world.owner)), ...(await fresh?.(world, world.owner)) }
  const prepared = await before?.(world, world.owner)
  return { path: fillPath(operation.path, { ...world.objects, ...own }), sent: { ...sent, ...prepared } }
}

/** After a request that ends its owner's sessions, which the next ones come by. */
export const reopenSessions = ({ ctx }: ContractWorld) =>
  ctx.db.account.updateMany({ data: { sessionVersion: 0 } })

export function successCase({ id }: Operation) {
  const found = successCases[id]
  if (!found) throw new Error(`test/api/success-cases.ts has no request for ${id}.`)
  return found
}

function ownerHeaders({ access }: Operation, { owner }: ContractWorld): Record<string, string> {
  if (access === 'public') return {}
  return access === 'session' ? owner.session : owner.key
}
