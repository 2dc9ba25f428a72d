import { healthSchema } from '@/lib/contracts/health'
import type { Operation } from '../operation'

export const serviceOperations: Operation[] = [
  {
    id: 'getHealth',
    room: 'service',
    method: 'GET',
    path: '/api/health/',
    summary: 'Ask whether the service can serve',
    description: 'Answers 503 where it can’t.',
    access: 'public',
    answers: [
      {
        status: 200,
        description: 'It can.',
        data: healthSchema,
        example: { status: 'ok', version: '1.0.0', database: 'ok', queue: { waiting: 0, running: 1 } },
      },
    ],
    errors: [],
  },
  {
    id: 'getOpenapiDocument',
    room: 'service',
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'Read this document',
    description: 'OpenAPI 3.1, made of the same schemas that check the requests. It may be cached.',
    access: 'public',
    answers: [
      { status: 200, description: 'The document.', mediaType: 'application/json', headers: ['ETag'] },
    ],
    errors: [],
  },
]
