import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { encode } from 'next-auth/jwt'
import { type Scope, scopeSchema } from '@/lib/contracts/account'
import { getAuthSecret } from '@/lib/env'
import { viewerCookieName } from '@/lib/http/viewer-cookies'
import { ensureAccount } from '@/lib/services/account/ensure-account'
import { createApiKey } from '@/lib/services/api-key/create-api-key'
import type { Actor, Ctx } from '@/lib/services/context'
import { closeEnginePool } from '@/lib/services/generation/engine-pool'
import { closePorts, openContext } from '@/lib/services/open-context'
import { digestViewerToken, newViewerToken } from '@/lib/services/share/viewer-token'
import { bundleEngine } from '@/scripts/bundle-engine.mjs'
import { createApiCaller } from './api-caller'
import { createTestDatabase } from './test-database'

/** An account with keys of every kind, as headers to be sent. */
export interface Person {
  actor: Actor
  ctx: Ctx
  key: Headers
  session: Headers
}

type Headers = Record<string, string>

const origin = 'http://readout.test'
/** Far more than the suites ask for, so that only the account that is meant to reaches its limit. */
const settings = {
  LOG_LEVEL: 'silent',
  BASE_URL: origin,
  CHROMIUM_PATH: '/nowhere/chromium',
  PREMIUM_REQUESTS_PER_MINUTE: '1000000',
  PREMIUM_GENERATIONS_PER_HOUR: '1000000',
  PREMIUM_CONCURRENT_GENERATIONS: '1000',
}

/**
 * A database, storage and engine of its own, and people to call the API's handlers as. `reach` makes of the
 * database's address the one that is used.
 */
export async function createApiWorld(reach: (databaseUrl: string) => Promise<string> = async (url) => url) {
  await bundleEngine('lib/services/generation/engine-child.ts')
  const database = await createTestDatabase()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'readout-api-'))
  Object.assign(process.env, settings, { DATABASE_URL: await reach(database.url), DATA_DIR: dataDir })
  const ctx = await openContext({ requestId: 'req_world' })
  const call = await createApiCaller(origin)
  return {
    ctx,
    call,
    person: (plan: 'free' | 'premium', email: string) => createPerson(ctx, { plan, email }),
    close: async () => {
      await closeEnginePool()
      await closePorts()
      await database.drop()
    },
  }
}

export type ApiWorld = Awaited<ReturnType<typeof createApiWorld>>

async function createPerson(
  ctx: Ctx,
  { plan, email }: { plan: 'free' | 'premium'; email: string },
): Promise<Person> {
  const actor = await ensureAccount(ctx, { email, plan })
  const own = { ...ctx, actor }
  const token = await encode({ token: { sub: actor.accountId }, secret: getAuthSecret() })
  return {
    actor,
    ctx: own,
    key: bearer((await createApiKey(own, { name: 'all' })).key),
    session: { cookie: `next-auth.session-token=${token}`, origin },
  }
}

export const bearer = (key: string): Headers => ({ authorization: `Bearer ${key}` })

/** A key of a person with these scopes alone. */
export const keyWith = async ({ ctx }: Person, scopes: readonly Scope[]): Promise<Headers> =>
  bearer((await createApiKey(ctx, { name: scopes.join(' '), scopes: [...scopes] })).key)

export const everyScopeBut = (scope: Scope): Scope[] => scopeSchema.options.filter((other) => other !== scope)

/** Keys that were good once. */
export async function endedKeys({ ctx }: Person): Promise<{ expired: Headers; revoked: Headers }> {
  const past = new Date(Date.now() - 1000)
  const end = async (data: { expiresAt?: Date; revokedAt?: Date }) => {
    const { id, key } = await createApiKey(ctx, { name: 'ended' })
    await ctx.db.apiKey.update({ where: { id }, data })
    return bearer(key)
  }
  return { expired: await end({ expiresAt: past }), revoked: await end({ revokedAt: past }) }
}

/** The cookie of a viewer who has passed a link's gate. */
export async function viewerSession(
  { ctx }: ApiWorld,
  shareLinkId: string,
  proof: { email?: string; passwordVersion?: number },
): Promise<Headers> {
  const token = newViewerToken()
  const expiresAt = new Date(Date.now() + 60_000)
  await ctx.db.shareSession.create({
    data: {
      shareLinkId,
      digest: digestViewerToken(token),
      expiresAt,
      email: proof.email ?? null,
      passwordVersion: proof.passwordVersion ?? null,
    },
  })
  return { cookie: `${viewerCookieName('session')}=${token}` }
}
