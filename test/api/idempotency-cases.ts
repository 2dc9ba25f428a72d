import { randomUUID } from 'node:crypto'
import type { ErrorCode } from '@/lib/contracts/errors'
import type { Operation } from '@/lib/openapi/operation'
import { fingerprintOf } from '@/lib/services/idempotency/fingerprint'
import type { Sent } from '../support/api-caller'
import { ordersSha256 } from '../support/api-objects'
import { type ContractWorld, plainRequest } from './contract-world'
import type { ErrorCase } from './error-case'

/** Of an Idempotency-Key that can't be taken. */
export function idempotencyCases(operation: Operation): ErrorCase[] {
  const withKey = (
    code: ErrorCode,
    name: string,
    keyOf: (world: ContractWorld, path: string, sent: Sent) => Promise<string>,
  ): ErrorCase => ({
    code,
    name,
    make: async (world) => {
      const { path, sent } = await plainRequest(operation, world)
      const key = await keyOf(world, path, sent)
      return { path, sent: { ...sent, headers: { ...sent.headers, 'idempotency-key': key } } }
    },
  })
  return [
    withKey('bad_request', 'an Idempotency-Key that is none', async () => 'x'.repeat(256)),
    withKey('idempotency_key_reused', 'a key of another request', (world) =>
      keepRequest(world, { fingerprint: 'other' }),
    ),
    withKey('idempotency_in_progress', 'a key of one that runs', (world, path, sent) =>
      keepRequest(world, {
        fingerprint: fingerprintOf({
          method: 'POST',
          path: path.replace(/\/$/, ''),
          content: contentOf(sent),
        }),
      }),
    ),
  ]
}

/** As `lib/http/prepare.ts` and the upload's route tell what a request asks for. */
function contentOf({ form, json }: Sent): unknown {
  if (form) return { fields: { file_type: 'csv' }, sha256: ordersSha256 }
  return json === undefined ? { text: '' } : { json }
}

async function keepRequest(
  { ctx, owner }: ContractWorld,
  { fingerprint }: { fingerprint: string },
): Promise<string> {
  const key = randomUUID()
  const soon = new Date(Date.now() + 60_000)
  const { accountId } = owner.actor
  const row = {
    accountId,
    key,
    method: 'POST',
    path: '/api/other',
    fingerprint,
    lockedUntil: soon,
    expiresAt: soon,
  }
  await ctx.db.idempotentRequest.create({ data: row })
  return key
}
