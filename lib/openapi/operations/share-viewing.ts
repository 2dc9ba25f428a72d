import { sharedViewSchema } from '@/lib/contracts/dashboard'
import { dashboardExample, viewedShareLinkExample } from '../examples/dashboard'
import type { FileAnswer, Operation } from '../operation'

const closed = ['share_link_expired', 'share_link_revoked'] as const
/** Where the gate has not been passed, or the link does not allow it; `param` tells which. */
const refused = [...closed, 'insufficient_scope', 'rate_limited'] as const

const csvAnswer = (example: string): FileAnswer => ({
  status: 200,
  description: 'The rows.',
  mediaType: 'text/csv',
  example,
  headers: ['Content-Disposition'],
})

export const shareViewingOperations: Operation[] = [
  {
    id: 'viewSharedDashboard',
    room: 'share-viewing',
    method: 'GET',
    path: '/api/share/{link_id}/',
    summary: 'Look at a shared dashboard',
    description:
      'A link that asks for an address or a password tells nothing but that, until its gate has been passed. A signed-in viewer whose verified address is listed needs no code. A dashboard has an `ETag`: sent back as `If-None-Match`, it is answered with 304 while all is the same and the link still open to you.',
    access: 'public',
    answers: [
      {
        status: 200,
        description: 'The dashboard, or what the gate asks for.',
        headers: ['ETag'],
        data: sharedViewSchema,
        example: { visibility: 'public', share_link: viewedShareLinkExample, dashboard: dashboardExample },
      },
    ],
    errors: [...closed, 'document_unreadable'],
  },
  {
    id: 'downloadSharedBlockCsv',
    room: 'share-viewing',
    method: 'GET',
    path: '/api/share/{link_id}/blocks/{block_id}/data.csv/',
    summary: 'Download the data of a shared card',
    description: 'Where the gate has been passed and the link allows it.',
    access: 'public',
    answers: [csvAnswer('region,amount\r\nNorth,50\r\nSouth,10\r\n')],
    errors: [...refused, 'document_unreadable'],
  },
  {
    id: 'downloadSharedCleanedCsv',
    room: 'share-viewing',
    method: 'GET',
    path: '/api/share/{link_id}/cleaned.csv/',
    summary: 'Download the cleaned table of a shared dashboard',
    description: 'Where the gate has been passed and the link allows it.',
    access: 'public',
    answers: [csvAnswer('region,amount\r\nNorth,20\r\nSouth,10\r\nNorth,30\r\n')],
    errors: [...refused],
  },
]
