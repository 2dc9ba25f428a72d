import type { CreatedApiKey } from '@/lib/contracts/api-key'
import type { ApiKey, Prisma } from '@/lib/db/generated/client'
import { requireSession, requireUuid } from '../access'
import type { Ctx } from '../context'
import { notFound } from '../errors'
import { validationError } from '../validation'
import { newApiKey } from './new-api-key'
import { apiKeyStateOf, presentApiKey } from './present-api-key'

const hourMs = 60 * 60 * 1000

/**
 * Makes a key with the name, scopes and expiry of another, which goes on for so long beside it: then it answers as
 * an expired one. Throws `validation_error` for a key that has ended or was rotated before.
 */
export async function rotateApiKey(
  ctx: Ctx,
  keyId: string,
  { grace_hours: graceHours }: { grace_hours: number },
): Promise<CreatedApiKey> {
  const { accountId } = requireSession(ctx)
  const id = requireUuid(keyId, 'API key')
  const { key, digest, lastFour } = newApiKey()
  const made = await ctx.db.$transaction(async (tx) => {
    const old = await lockActive(tx, { id, accountId })
    const { name, scopes, expiresAt } = old
    const row = await tx.apiKey.create({ data: { accountId, name, scopes, expiresAt, digest, lastFour } })
    await tx.apiKey.update({
      where: { id },
      data: { replacedById: row.id, expiresAt: endOf(old, graceHours) },
    })
    return row
  })
  return { ...presentApiKey(made), key }
}

/** Locked, so that of two rotations at once the second finds it replaced. */
async function lockActive(
  tx: Prisma.TransactionClient,
  owned: { id: string; accountId: string },
): Promise<ApiKey> {
  await tx.$queryRaw`SELECT 1 FROM api_keys WHERE id = ${owned.id}::uuid FOR UPDATE`
  const key = await tx.apiKey.findFirst({ where: owned })
  if (!key) throw notFound('API key')
  const state = apiKeyStateOf(key)
  if (state === 'active') return key
  const why =
    state === 'retiring' ? 'has been rotated already; rotate the key that took its place' : `is ${state}`
  throw validationError([{ path: 'id', code: 'not_active', message: `This key ${why}.` }])
}

/** Rotation never lengthens a key's life. */
function endOf({ expiresAt }: ApiKey, graceHours: number): Date {
  const graceEnd = new Date(Date.now() + graceHours * hourMs)
  return expiresAt && expiresAt < graceEnd ? expiresAt : graceEnd
}
