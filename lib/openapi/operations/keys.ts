import {
  type ApiKey,
  apiKeyListSchema,
  apiKeySchema,
  createApiKeySchema,
  createdApiKeySchema,
} from '@/lib/contracts/account'
import { madeAt } from '../examples/dashboard'
import type { Operation } from '../operation'

const keyExample: ApiKey = {
  id: '0193a1e4-2222-7333-8444-555566667777',
  name: 'Nightly upload',
  last_four: 'x9Qb',
  scopes: ['dashboards:read', 'dashboards:write', 'share_links:write', 'webhooks:write'],
  created_at: madeAt,
  last_used_at: null,
  expires_at: null,
  revoked_at: null,
}

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
    body: { mediaType: 'application/json', schema: createApiKeySchema, example: { name: 'Nightly upload' } },
    answers: [
      {
        status: 201,
        description: 'The new key.',
        data: createdApiKeySchema,
        message: 'Copy the key now: it is shown only this once.',
        example: { ...keyExample, key: 'readout_EXAMPLEonly00000000000000000000000x9Qb' },
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
        example: { ...keyExample, revoked_at: madeAt },
      },
    ],
    errors: [],
  },
]
