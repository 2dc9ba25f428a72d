import { gzipSync } from 'node:zlib'
import type { ErrorCode } from '@/lib/contracts/errors'
import { isIdempotent } from '@/lib/openapi/errors-of'
import { type Operation, pathParametersOf } from '@/lib/openapi/operation'
import { signUpLimit } from '@/lib/services/limit/limit'
import type { Sent } from '../support/api-caller'
import { fillPath, type Objects } from '../support/api-objects'
import { bearer, everyScopeBut, keyWith } from '../support/api-world'
import { type ContractWorld, countAgainst, plainRequest } from './contract-world'
import type { ErrorCase } from './error-case'
import { idempotencyCases } from './idempotency-cases'
import { changedCases, concurrencyCase, disabledCase, linkCases, planCases } from './state-cases'
import { uploadErrors } from './upload-errors'

type Change = (sent: Sent, world: ContractWorld) => Sent | Promise<Sent>

/** Every refusal of an operation that can be provoked by what is sent, from what the operation is. */
export function errorCases(operation: Operation): ErrorCase[] {
  const changed = (code: ErrorCode, name: string, change: Change): ErrorCase => ({
    code,
    name,
    make: async (world) => {
      const { path, sent } = await plainRequest(operation, world)
      return { path, sent: await change(sent, world) }
    },
  })
  return [
    ...accessCases(operation, changed),
    ...idCases(operation),
    ...(operation.body?.mediaType === 'application/json' ? bodyCases(changed) : []),
    ...queryCases(operation),
    ...(isIdempotent(operation) ? idempotencyCases(operation) : []),
    ...linkCases(operation),
    ...(operation.access === 'public' && operation.errors.includes('rate_limited')
      ? [{ ...changed('rate_limited', 'again and again', fromOneAddress(operation)), isRepeated: true }]
      : []),
    ...(operation.errors.includes('too_many_concurrent_generations') ? [concurrencyCase(operation)] : []),
    ...(operation.id === 'deleteGeneration'
      ? [changed('conflict', 'one that a dashboard stands on', (sent) => sent)]
      : []),
    ...(operation.id === 'keepDashboardVersion'
      ? [changed('conflict', 'with nothing to be decided', (sent) => ({ ...sent, json: { keep: 'old' } }))]
      : []),
    ...changedCases(operation),
    ...planCases(operation),
    ...(operation.id === 'generateDashboard' ? uploadErrors : []),
    ...(operation.id === 'sendTestWebhook' || operation.id === 'redeliverWebhook'
      ? [disabledCase(operation)]
      : []),
  ]
}

const oneAddress = '192.0.2.7'

const fromOneAddress =
  ({ id }: Operation): Change =>
  async (sent, world) => {
    // Each account costs the digest of a password: the last few are enough.
    const points = signUpLimit.pointsMax - 2
    if (id === 'signUp') await countAgainst(world, signUpLimit, { who: oneAddress, points })
    return { ...sent, headers: { ...sent.headers, 'x-readout-client-address': oneAddress } }
  }

type Changed = (code: ErrorCode, name: string, change: Change) => ErrorCase

function accessCases({ access }: Operation, changed: Changed): ErrorCase[] {
  if (access === 'public') return []
  const as =
    (headers: Record<string, string>): Change =>
    (sent) => ({ ...sent, headers })
  const isKeyless = access === 'session'
  const scope = access === 'account' || isKeyless ? null : access
  return [
    changed('missing_api_key', 'without a key', as({})),
    changed(
      'invalid_api_key',
      'a key with a wrong checksum',
      as(bearer('readout_000000000000000000000000000000000000')),
    ),
    changed('invalid_api_key', 'Basic instead of Bearer', as({ authorization: 'Basic YTpi' })),
    changed('expired_api_key', 'an expired key', (sent, world) => ({
      ...sent,
      headers: world.ended.expired,
    })),
    changed('revoked_api_key', 'a revoked key', (sent, world) => ({ ...sent, headers: world.ended.revoked })),
    changed('rate_limited', 'over the limit', (sent, { exhausted }) => ({
      ...sent,
      headers: isKeyless ? exhausted.session : exhausted.key,
    })),
    ...(isKeyless
      ? [
          changed('insufficient_scope', 'a key with every scope', (sent, { owner }) => ({
            ...sent,
            headers: owner.key,
          })),
        ]
      : []),
    ...(scope
      ? [
          changed('insufficient_scope', `a key with every scope but ${scope}`, async (sent, { owner }) => ({
            ...sent,
            headers: await keyWith(owner, everyScopeBut(scope)),
          })),
        ]
      : []),
  ]
}

const nobodysId = '01890000-0000-7000-8000-000000000000'

/** What does not exist, is no id, or is someone else's. */
function idCases(operation: Operation): ErrorCase[] {
  const { path, access } = operation
  if (pathParametersOf(path).length === 0) return []
  const unknown = (name: string, id: string): ErrorCase => ({
    code: 'not_found',
    name,
    make: async (world) => {
      const { sent } = await plainRequest(operation, world)
      return { path: fillPath(path, allAs(id)), sent }
    },
  })
  const cases = [
    unknown('an id of nothing', nobodysId),
    unknown('no id at all', "x'; --"),
    unknown('a long id', 'x'.repeat(500)),
  ]
  if (access === 'public') return [...cases, unknown('a link of nothing', '0'.repeat(22))]
  const someoneElse: ErrorCase = {
    code: 'not_found',
    name: "someone else's",
    make: async (world) => {
      const granted = await plainRequest(operation, world)
      const headers = access === 'session' ? world.other.session : world.other.key
      return { path: granted.path, sent: { ...granted.sent, headers } }
    },
  }
  return [...cases, someoneElse]
}

const places: (keyof Objects)[] = [
  'dashboard/{id}',
  'blocks/{block_id}',
  'generate/{generation_id}',
  'share/{link_id}',
  'share-links/{id}',
  'keys/{id}',
  'webhooks/{id}',
  'deliveries/{delivery_id}',
]
const allAs = (id: string) => Object.fromEntries(places.map((place) => [place, id]))

function bodyCases(changed: Changed): ErrorCase[] {
  const asText =
    (type: string, text: string): Change =>
    ({ headers }) => ({ headers: { ...headers, 'content-type': type }, text })
  return [
    changed('bad_request', 'no JSON', asText('application/json', '{"a":')),
    changed('validation_error', 'a field that nobody knows', ({ headers, json }) => ({
      headers,
      json: { ...(json as object), nothing: true },
    })),
    changed('validation_error', 'a list', ({ headers }) => ({ headers, json: [] })),
    changed('unsupported_media_type', 'text', asText('text/plain', '{}')),
    changed('unsupported_media_type', 'a form', asText('application/x-www-form-urlencoded', 'a=b')),
    changed('unsupported_content_encoding', 'a compressed body', ({ headers }) => ({
      headers: { ...headers, 'content-type': 'application/json', 'content-encoding': 'gzip' },
      text: gzipSync('{}').toString('latin1'),
    })),
  ]
}

const wrongValues: Record<string, string> = {
  limit: '0',
  offset: '-1',
  sort: 'nothing',
  order: 'x',
  cursor: 'nonsense',
  wait: 'x',
  status: 'x',
  format: 'A0',
  q: 'x'.repeat(201),
  if_unchanged_since: 'yesterday',
}

function queryCases(operation: Operation): ErrorCase[] {
  return Object.keys(operation.query?.shape ?? {}).map((name) => ({
    code: 'validation_error',
    name: `a wrong ${name}`,
    make: async (world) => {
      const { path, sent } = await plainRequest(operation, world)
      return { path: `${path}?${name}=${wrongValues[name]}`, sent }
    },
  }))
}
