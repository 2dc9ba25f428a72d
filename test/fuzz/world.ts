import type { oas31 } from 'zod-openapi'
import { ask, bearer, type Headers, signUp } from './client'
import { type DocumentOperation, listDocumentOperations } from './document-operations'

/** Ids by their place in a path, newest last. */
export type Places = Record<string, string[]>

export const personas = [
  'owner',
  'owner',
  'owner',
  'session',
  'session',
  'free',
  'other',
  'nobody',
  'dashboards:read',
  'dashboards:write',
  'share_links:write',
  'webhooks:write',
  'elsewhere',
  'expired',
  'revoked',
] as const

export type Persona = (typeof personas)[number]

export interface World {
  baseUrl: string
  document: oas31.OpenAPIObject
  operations: DocumentOperation[]
  headers: Record<Persona, Headers>
  /** Of the owner, whom the scoped keys and the session belong to, and of the free account. */
  objects: { owner: Places; free: Places }
  /** Makes new objects, since requests end some of them. */
  renew: () => Promise<void>
}

const keptMax = 3
const webhooksMax = 5

/** People, keys of every kind and one of everything, made as anybody would make them over HTTP. */
export async function createWorld(baseUrl: string, env: Record<string, string>): Promise<World> {
  const [owner, other, free] = await Promise.all([
    signUp(baseUrl, 'premium', env),
    signUp(baseUrl, 'premium', env),
    signUp(baseUrl, 'free', env),
  ])
  const response = await fetch(`${baseUrl}/api/openapi.json`)
  const document = (await response.json()) as oas31.OpenAPIObject
  const objects = { owner: {} as Places, free: {} as Places }
  const renew = async () => {
    await renewObjects(baseUrl, owner, objects.owner)
    await renewObjects(baseUrl, free, objects.free)
  }
  await renew()
  const headers = {
    owner: owner.key,
    session: owner.session,
    free: free.key,
    other: other.key,
    nobody: {},
    elsewhere: { ...owner.session, Origin: 'https://evil.example' },
    ...(await limitedKeys(baseUrl, owner.session)),
  }
  return { baseUrl, document, operations: listDocumentOperations(document), headers, objects, renew }
}

interface MadeKey {
  id: string
  key: string
}

async function limitedKeys(baseUrl: string, session: Headers) {
  const make = (given: object) =>
    ask<MadeKey>(baseUrl, {
      method: 'POST',
      path: '/api/keys/',
      headers: session,
      json: { name: 'one', ...given },
    })
  const scoped = async (scope: string) => bearer((await make({ scopes: [scope] })).key)
  const revoked = await make({})
  await ask(baseUrl, { method: 'DELETE', path: `/api/keys/${revoked.id}/`, headers: session })
  const soon = new Date(Date.now() + 1000)
  const expired = await make({ expires_at: soon.toISOString() })
  await new Promise((resolve) => setTimeout(resolve, 1200))
  return {
    'dashboards:read': await scoped('dashboards:read'),
    'dashboards:write': await scoped('dashboards:write'),
    'share_links:write': await scoped('share_links:write'),
    'webhooks:write': await scoped('webhooks:write'),
    revoked: bearer(revoked.key),
    expired: bearer(expired.key),
  }
}

export const ordersCsv = `region,ordered_on,amount\n${Array.from(
  { length: 60 },
  (_, at) =>
    `${['North', 'South', 'East'][at % 3]},2025-${String((at % 12) + 1).padStart(2, '0')}-03,${10 + at * 3}`,
).join('\n')}\n`

function ordersForm(): FormData {
  const form = new FormData()
  form.set('file_type', 'csv')
  form.set('file', new File([ordersCsv], 'orders.csv'))
  return form
}

interface Id {
  id: string
}

async function renewObjects(
  baseUrl: string,
  { key, session }: { key: Headers; session: Headers },
  places: Places,
): Promise<void> {
  const post = <Data>(path: string, json?: unknown, headers = key) =>
    ask<Data>(baseUrl, { method: 'POST', path, headers, json })
  const get = <Data>(path: string) => ask<Data>(baseUrl, { method: 'GET', path, headers: key })
  const add = (place: string, id: string) => {
    places[place] = [...(places[place] ?? []), id].slice(-keptMax)
  }
  const made = await ask<{ generation_id: string; dashboard_id: string; share_link: Id }>(baseUrl, {
    method: 'POST',
    path: '/api/dashboard/generate/',
    headers: key,
    form: ordersForm(),
  })
  const { chart_blocks: blocks } = await get<{ chart_blocks: Id[] }>(`/api/dashboard/${made.dashboard_id}/`)
  const { items } = await get<{ items: Id[] }>('/api/webhooks/')
  for (const { id } of items.slice(webhooksMax))
    await ask(baseUrl, { method: 'DELETE', path: `/api/webhooks/${id}/`, headers: key })
  const webhook = await post<Id>('/api/webhooks/', { url: 'http://127.0.0.1:9/hook' })
  const delivery = await post<Id>(`/api/webhooks/${webhook.id}/test/`)
  add('dashboard/{id}', made.dashboard_id)
  add('generate/{generation_id}', made.generation_id)
  add('blocks/{block_id}', blocks.at(-1)?.id ?? '')
  add('share/{link_id}', made.share_link.id)
  add('share-links/{id}', made.share_link.id)
  add('keys/{id}', (await post<Id>('/api/keys/', { name: 'spare' }, session)).id)
  add('webhooks/{id}', webhook.id)
  add('deliveries/{delivery_id}', delivery.id)
}
