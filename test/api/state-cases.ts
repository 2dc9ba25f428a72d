import type { z } from 'zod'
import type { ErrorCode } from '@/lib/contracts/errors'
import type { Operation } from '@/lib/openapi/operation'
import type { Sent } from '../support/api-caller'
import { fillPath, makeShareLink, ordersForm } from '../support/api-objects'
import { type ContractWorld, plainRequest } from './contract-world'
import type { ErrorCase } from './error-case'

/* Refusals that come of the state of things: what runs, is closed or disabled, or belongs to another plan. */

/** The free plan runs one at a time. */
export const concurrencyCase = (operation: Operation): ErrorCase => ({
  code: 'too_many_concurrent_generations',
  name: 'while one runs',
  make: async ({ free, freeObjects, ctx }) => {
    const id = freeObjects['generate/{generation_id}']
    await ctx.db.generation.update({ where: { id }, data: { status: 'processing' } })
    const sent = operation.id === 'generateDashboard' ? { form: ordersForm() } : { json: {} }
    return { path: fillPath(operation.path, freeObjects), sent: { ...sent, headers: free.key } }
  },
})

/** Of a link that is closed, or does not allow it. */
export function linkCases(operation: Operation): ErrorCase[] {
  const closed = (
    code: ErrorCode,
    data: { expiresAt?: Date; revokedAt?: Date; visibility?: 'private' },
  ): ErrorCase => ({
    code,
    name: 'a closed link',
    make: async (world) => {
      const { sent } = await plainRequest(operation, world)
      const id = await makeShareLink(world.owner, world.objects['dashboard/{id}'])
      await world.ctx.db.shareLink.update({ where: { id }, data })
      const objects = { ...world.objects, 'share/{link_id}': id, 'share-links/{id}': id }
      return { path: fillPath(operation.path, objects), sent }
    },
  })
  const past = new Date(Date.now() - 1000)
  const has = (code: ErrorCode) => operation.errors.includes(code)
  return [
    ...(has('share_link_expired') ? [closed('share_link_expired', { expiresAt: past })] : []),
    ...(has('share_link_revoked') ? [closed('share_link_revoked', { revokedAt: past })] : []),
    ...(operation.room === 'share-viewing' && has('insufficient_scope')
      ? [closed('insufficient_scope', { visibility: 'private' })]
      : []),
  ]
}

/** What only premium accounts may, asked for by a free one. */
export function planCases(operation: Operation): ErrorCase[] {
  if (!operation.errors.includes('premium_required')) return []
  const options: Record<string, Sent[]> = {
    generateDashboard: ['allowed_emails', 'allow_pdf_export', 'allow_scrollable_cards'].map((name) => ({
      form: ordersForm({ [name]: name === 'allowed_emails' ? 'ann@example.com' : 'true' }),
    })),
    createShareLink: premiumFields.map((json) => ({ json })),
    updateShareLink: premiumFields.map((json) => ({ json })),
    exportDashboardPdf: [{}],
  }
  return (options[operation.id] ?? []).map((sent) => ({
    code: 'premium_required',
    name: `the free plan: ${JSON.stringify(sent.json ?? Object.fromEntries([...(sent.form?.keys() ?? [])].map((key) => [key, ''])))}`,
    make: async ({ free, freeObjects }: ContractWorld) => ({
      path: fillPath(operation.path, freeObjects),
      sent: { ...sent, headers: free.key },
    }),
  }))
}

const premiumFields = [
  { allowed_emails: ['ann@example.com'] },
  { password: 'open sesame' },
  { expires_at: null },
  { allow_pdf_export: true },
  { allow_data_download: true },
  { allow_scrollable_cards: true },
]

/** Of a dashboard that has changed since it was read. */
export function changedCases(operation: Operation): ErrorCase[] {
  const { body, query, errors } = operation
  const schema = (body?.schema ?? query) as z.ZodObject | undefined
  if (!errors.includes('conflict') || !schema || !('if_unchanged_since' in schema.shape)) return []
  const since = { if_unchanged_since: '2020-01-01T00:00:00.000Z' }
  const make: ErrorCase['make'] = async (world) => {
    const { path, sent } = await plainRequest(operation, world)
    if (!body) return { path: `${path}?${new URLSearchParams(since)}`, sent }
    return { path, sent: { ...sent, json: { ...(sent.json as object), ...since } } }
  }
  return [{ code: 'conflict', name: 'one that has changed since', make }]
}

export const disabledCase = (operation: Operation): ErrorCase => ({
  code: 'validation_error',
  name: 'a disabled endpoint',
  make: async (world) => ({
    path: fillPath(operation.path, { ...world.objects, ...world.disabledWebhook }),
    sent: { headers: world.owner.key },
  }),
})
