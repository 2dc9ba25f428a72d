import {
  type ApiKey,
  apiKeyListSchema,
  apiKeySchema,
  type CreatedApiKey,
  createApiKeySchema,
  createdApiKeySchema,
  rotateApiKeySchema,
} from '@/lib/contracts/api-key'
import { madeAt } from '../examples/dashboard'
import type { Operation } from '../operation'

const keyExample: ApiKey = {
  id: '0193a1e4-2222-7333-8444-555566667777',
  name: 'Nightly upload',
  last_four: 'x9Qb',
  state: 'active',
  scopes: ['dashboards:read', 'dashboards:write', 'share_links:write', 'webhooks:write'],
  created_at: madeAt,
  last_used_at: null,
  expires_at: null,
  revoked_at: null,
  replaced_by_id: null,
}

const createdExample: CreatedApiKey = { ...keyExample, key: 'readout_EXAMPLEonly00000000000000000000000x9Qb' }

export const keyOperations: Operation[] = [
  {
    id: 'listApiKeys',
    room: 'keys',
    method: 'GET',
    path: '/api/keys/',
    summary: 'List keys',
    description: 'Newest first, without their secrets.',
    access: 'session',
    answers: [
      { status: 200, description: 'The keys.', data: apiKeyListSchema, example: { items: [keyExample] } },
    ],
    errors: [],
  },
  {
    id: 'createApiKey',
    room: 'keys',
    method: 'POST',
    path: '/api/keys/',
    summary: 'Make a key',
    description: 'The answer is the only one that carries the key itself.',
    access: 'session',
    body: {
      mediaType: 'application/json',
      schema: createApiKeySchema,
      example: { name: 'Nightly upload', scopes: ['dashboards:write'], expires_at: '2027-01-01T00:00:00Z' },
    },
    answers: [
      {
        status: 201,
        description: 'The new key.',
        data: createdApiKeySchema,
        message: 'Copy the key now: it is shown only this once.',
        example: createdExample,
      },
    ],
    errors: [],
  },
  {
    id: 'rotateApiKey',
    room: 'keys',
    method: 'POST',
    path: '/api/keys/{id}/rotate/',
    summary: 'Rotate a key',
    description:
      'Makes a key with the same name, scopes and expiry. The old one goes on for the grace period and is then answered with `expired_api_key`. A key that has ended, or was rotated before, is refused.',
    access: 'session',
    body: { mediaType: 'application/json', schema: rotateApiKeySchema, example: { grace_hours: 24 } },
    answers: [
      {
        status: 201,
        description: 'The new key.',
        data: createdApiKeySchema,
        message: 'Copy the key now: it is shown only this once.',
        example: createdExample,
      },
    ],
    errors: [],
  },
  {
    id: 'revokeApiKey',
    room: 'keys',
    method: 'DELETE',
    path: '/api/keys/{id}/',
    summary: 'Revoke a key',
    description: 'At once and for good. The key stays in the list, marked as revoked.',
    access: 'session',
    answers: [
      {
        status: 200,
        description: 'The key as it is now.',
        data: apiKeySchema,
        message: 'The key is revoked.',
        example: { ...keyExample, state: 'revoked', revoked_at: madeAt },
      },
    ],
    errors: [],
  },
]
