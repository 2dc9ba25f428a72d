import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { generateCompletedSchema } from '@/lib/contracts/generation'
import type { CreateShareLink } from '@/lib/contracts/share-link'
import { createWebhookSchema, webhookWithSecretSchema } from '@/lib/contracts/webhook'
import { createApiKey } from '@/lib/services/api-key/create-api-key'
import { createShareLink } from '@/lib/services/share/create-share-link'
import { createWebhook } from '@/lib/services/webhook/create-webhook'
import { sendTestWebhook } from '@/lib/services/webhook/send-test-webhook'
import type { ApiWorld, Person } from './api-world'
import { cheapHash } from './cheap-hash'

/** The ids of one of each thing, by the place that they have in a path. */
export interface Objects {
  'dashboard/{id}': string
  'blocks/{block_id}': string
  'generate/{generation_id}': string
  'share/{link_id}': string
  'share-links/{id}': string
  'keys/{id}': string
  'webhooks/{id}': string
  'deliveries/{delivery_id}': string
}

export const ordersCsv = 'region,amount\nNorth,20\nSouth,10\nNorth,30\nEast,25\nSouth,40\nEast,15\n'

export const ordersSha256 = createHash('sha256').update(ordersCsv).digest('hex')

export function ordersForm(
  fields: Record<string, string> = {},
  text: string | Uint8Array = ordersCsv,
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ file_type: 'csv', ...fields })) form.set(name, value)
  form.set('file', new File([text as BlobPart], 'orders.csv'))
  return form
}

/** One of everything that a person can have; the share link is open and allows its viewers all. */
export async function makeObjects(world: ApiWorld, person: Person): Promise<Objects> {
  const made = await makeDashboard(world, person)
  const link = await makeShareLink(person, made['dashboard/{id}'], {
    allow_data_download: true,
    allow_pdf_export: true,
  })
  const webhook = await makeWebhook(person)
  const delivery = await sendTestWebhook(person.ctx, webhook)
  return {
    ...made,
    'share/{link_id}': link,
    'share-links/{id}': link,
    'keys/{id}': await makeKey(person),
    'webhooks/{id}': webhook,
    'deliveries/{delivery_id}': delivery.id,
  }
}

export async function makeDashboard({ call, ctx }: ApiWorld, person: Person) {
  const response = await call('POST', '/api/dashboard/generate/', { headers: person.key, form: ordersForm() })
  const { data } = (await response.json()) as { data: unknown }
  const made = generateCompletedSchema.parse(data)
  const block = await ctx.db.block.findFirstOrThrow({
    where: { dashboardId: made.dashboard_id, type: { not: 'insight' } },
  })
  return {
    'dashboard/{id}': made.dashboard_id,
    'blocks/{block_id}': block.id,
    'generate/{generation_id}': made.generation_id,
  }
}

/** A generation that came to nothing, with its file. */
export async function makeFailure({ ctx: { db, storage } }: ApiWorld, accountId: string): Promise<string> {
  const { key: storageKey, byteCount, sha256 } = await storage.put(Readable.from([Buffer.from(ordersCsv)]))
  const { id: datasetId } = await db.dataset.create({
    data: { accountId, name: 'orders', fileType: 'csv', status: 'failed', byteCount, sha256, storageKey },
  })
  const failed = { status: 'failed', errorCode: 'file_unparsable', errorMessage: 'Not a table.' } as const
  const generation = await db.generation.create({
    data: { ...failed, accountId, datasetId, requestId: 'req_failed', completedAt: new Date() },
  })
  return generation.id
}

export async function makeShareLink(
  { ctx }: Person,
  dashboardId: string,
  { password, ...given }: CreateShareLink = {},
): Promise<string> {
  const { id } = await createShareLink(ctx, dashboardId, given)
  if (!password) return id
  const data = { passwordHash: cheapHash(password), passwordVersion: 1 }
  await ctx.db.shareLink.update({ where: { id }, data })
  return id
}

export const makeKey = async ({ ctx }: Person) => (await createApiKey(ctx, { name: 'one of them' })).id

export const makeWebhook = async ({ ctx }: Person) =>
  webhookWithSecretSchema.parse(
    await createWebhook(ctx, createWebhookSchema.parse({ url: 'https://example.com/hook' })),
  ).id

/** A path with ids in the place of its parameters. */
export const fillPath = (path: string, objects: Partial<Record<string, string>>): string =>
  path.replace(/([a-z-]+)\/\{([a-z_]+)\}/g, (place, before: string) => {
    const id = objects[place]
    if (id === undefined) throw new Error(`No object for ${place} of ${path}.`)
    return `${before}/${encodeURIComponent(id)}`
  })
