import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@/lib/contracts/errors'
import type { CreateShareLink } from '@/lib/contracts/share-link'
import { digestCode } from '@/lib/services/email-code/email-code-format'
import type { Sent } from '../support/api-caller'
import {
  makeDashboard,
  makeFailure,
  makeKey,
  makeShareLink,
  makeWebhook,
  type Objects,
  ordersForm,
} from '../support/api-objects'
import type { ApiWorld, Person } from '../support/api-world'
import { cheapHash } from '../support/cheap-hash'

export interface SuccessCase {
  /** What it answers; a code where these tests lack what it stands on, with the reason. */
  answers: number | { code: ErrorCode; because: string }
  send?: () => Sent
  /** Things of another kind than the suite's, for every request. */
  needs?: (world: ApiWorld, owner: Person) => Promise<Partial<Objects>>
  /** Things of its own, for a request that ends or changes them. */
  fresh?: (world: ApiWorld, owner: Person) => Promise<Partial<Objects>>
  /** What must be done before it is granted. */
  before?: (world: ApiWorld, owner: Person) => Promise<Sent>
}

const password = 'correct horse battery'
const json = (value: unknown) => () => ({ json: value })
const printed = { code: 'overloaded', because: 'the print needs the web server; e2e/ prints' } as const

const freshDashboard: SuccessCase['fresh'] = makeDashboard
const freshFailure: SuccessCase['fresh'] = async (world, { actor }) => ({
  'generate/{generation_id}': await makeFailure(world, actor.accountId),
})
const freshLink: SuccessCase['fresh'] = async (world, owner) => {
  const { 'dashboard/{id}': id } = await makeDashboard(world, owner)
  return { 'share-links/{id}': await makeShareLink(owner, id) }
}
/** A link to the newest dashboard of the owner. */
const linkWith =
  (given: CreateShareLink): SuccessCase['needs'] =>
  async ({ ctx }, owner) => {
    const where = { accountId: owner.actor.accountId }
    const { id } = await ctx.db.dashboard.findFirstOrThrow({ where, orderBy: { id: 'desc' } })
    return { 'share/{link_id}': await makeShareLink(owner, id, given) }
  }
const freshKey: SuccessCase['fresh'] = async (_world, owner) => ({ 'keys/{id}': await makeKey(owner) })
const freshWebhook: SuccessCase['fresh'] = async (_world, owner) => ({
  'webhooks/{id}': await makeWebhook(owner),
})

/** A request that each operation grants. A new operation needs one here. */
export const successCases: Record<string, SuccessCase> = {
  generateDashboard: { answers: 200, send: () => ({ form: ordersForm() }) },
  getGeneration: { answers: 200 },
  deleteGeneration: { answers: 200, fresh: freshFailure },
  streamGenerationEvents: { answers: 200 },
  regenerateDashboard: {
    answers: 200,
    send: json({ instructions: 'amount by region' }),
    fresh: freshDashboard,
  },
  listDashboards: { answers: 200 },
  getDashboard: { answers: 200 },
  updateDashboard: { answers: 200, send: json({ title: 'Mine' }) },
  createBlock: { answers: 200, send: json({ sentence: 'amount by region' }), fresh: freshDashboard },
  updateBlock: { answers: 200, send: json({ title: 'Mine', hidden: false }), fresh: freshDashboard },
  removeBlock: { answers: 200, fresh: freshDashboard },
  restoreBlock: { answers: 200 },
  deleteDashboard: { answers: 200, fresh: freshDashboard },
  getDashboardChanges: { answers: 200 },
  keepDashboardVersion: { answers: 200, send: json({ keep: 'new' }) },
  getFilteredDashboard: { answers: 200 },
  getDataset: { answers: 200 },
  listTableRows: { answers: 200 },
  downloadCleanedCsv: { answers: 200 },
  downloadBlockCsv: { answers: 200 },
  exportDashboardPdf: { answers: printed },
  listShareLinks: { answers: 200 },
  createShareLink: {
    answers: 201,
    send: json({ name: 'For the board', allowed_emails: ['ann@example.com'] }),
  },
  getShareLink: { answers: 200 },
  updateShareLink: { answers: 200, send: json({ name: 'Renamed' }) },
  revokeShareLink: { answers: 200, fresh: freshLink },
  listShareViews: { answers: 200 },
  viewSharedDashboard: { answers: 200 },
  viewSharedFilteredDashboard: { answers: 200 },
  downloadSharedBlockCsv: { answers: 200 },
  downloadSharedCleanedCsv: { answers: 200 },
  exportSharedPdf: { answers: printed },
  requestShareCode: {
    answers: 202,
    send: json({ email: 'ann@example.com' }),
    needs: linkWith({ allowed_emails: ['ann@example.com'] }),
  },
  openShareSession: {
    answers: 200,
    send: json({ password: 'open sesame' }),
    needs: linkWith({ password: 'open sesame' }),
  },
  listWebhooks: { answers: 200 },
  createWebhook: { answers: 201, send: json({ url: 'https://example.com/another' }) },
  getWebhook: { answers: 200 },
  updateWebhook: { answers: 200, send: json({ description: 'Production' }) },
  deleteWebhook: { answers: 200, fresh: freshWebhook },
  rotateWebhookSecret: { answers: 200, send: json({ grace_hours: 1 }) },
  sendTestWebhook: { answers: 202 },
  listDeliveries: { answers: 200 },
  getDelivery: { answers: 200 },
  redeliverWebhook: { answers: 202 },
  getAccount: { answers: 200 },
  signUp: {
    answers: 201,
    send: () => ({ json: { email: `${randomUUID()}@example.com`, password } }),
  },
  changePassword: {
    answers: 200,
    send: json({ current_password: password, new_password: 'four other common words' }),
    before: async ({ ctx }, { actor }) => {
      await ctx.db.account.update({
        where: { id: actor.accountId },
        data: { passwordHash: cheapHash(password) },
      })
      return {}
    },
  },
  requestEmailVerification: { answers: 202 },
  confirmEmail: {
    answers: 200,
    before: async ({ call, ctx }, owner) => {
      await call('POST', '/api/account/verify-email/', { headers: owner.session })
      const where = { accountId: owner.actor.accountId }
      const row = await ctx.db.emailCode.findFirstOrThrow({ where, orderBy: { id: 'desc' } })
      const codeDigest = digestCode(row.id, '123456')
      await ctx.db.emailCode.update({ where: { id: row.id }, data: { codeDigest } })
      return { json: { code: '123 456' } }
    },
  },
  listApiKeys: { answers: 200 },
  createApiKey: { answers: 201, send: json({ name: 'ci', scopes: ['dashboards:read'] }) },
  revokeApiKey: { answers: 200, fresh: freshKey },
  rotateApiKey: { answers: 201, send: json({ grace_hours: 2 }), fresh: freshKey },
  getHealth: { answers: 200 },
  getOpenapiDocument: { answers: 200 },
}
