import {
  openShareSessionSchema,
  requestShareCodeSchema,
  shareCodeRequestedSchema,
  shareSessionSchema,
} from '@/lib/contracts/share-link'
import { madeAt } from '../examples/dashboard'
import type { Operation } from '../operation'

const closed = ['share_link_expired', 'share_link_revoked'] as const

export const shareGateOperations: Operation[] = [
  {
    id: 'requestShareCode',
    room: 'share-viewing',
    method: 'POST',
    path: '/api/share/{link_id}/code/',
    summary: 'Ask for a code by mail',
    description:
      'For a private link. The answer and its timing are the same for every address; six digits are mailed only if it is listed. They work for 10 minutes, five tries, in the browser that asked.',
    access: 'public',
    body: {
      mediaType: 'application/json',
      schema: requestShareCodeSchema,
      example: { email: 'ann@example.com' },
    },
    answers: [
      {
        status: 202,
        description: 'If the address is listed, a code is on its way.',
        data: shareCodeRequestedSchema,
        message: 'If this address may see the dashboard, a code is on its way to it.',
        example: { email: 'ann@example.com', expires_at: madeAt },
        headers: ['Set-Cookie'],
      },
    ],
    errors: [...closed, 'rate_limited'],
  },
  {
    id: 'openShareSession',
    room: 'share-viewing',
    method: 'POST',
    path: '/api/share/{link_id}/session/',
    summary: 'Pass the gate of a link',
    description:
      'With the code of the mail, the password of the link, or both. The session lasts 24 hours and is checked against list, password, expiry and revocation on every read.',
    access: 'public',
    body: { mediaType: 'application/json', schema: openShareSessionSchema, example: { code: '194027' } },
    answers: [
      {
        status: 200,
        description: 'What is still asked for.',
        data: shareSessionSchema,
        example: { requires: [], expires_at: madeAt },
        headers: ['Set-Cookie'],
      },
    ],
    errors: [...closed, 'rate_limited'],
  },
]
