import { dashboardSchema, sinceSchema } from '@/lib/contracts/dashboard'
import { createBlockSchema, updateBlockSchema } from '@/lib/contracts/edit-block'
import { sinceDescription } from '../components/dashboard'
import { dashboardExample } from '../examples/dashboard'
import type { Operation } from '../operation'

const answered = (message: string): Operation['answers'] => [
  {
    status: 200,
    description: 'The dashboard as it is now.',
    data: dashboardSchema,
    message,
    example: dashboardExample,
  },
]

const sinceQuery = sinceSchema.extend({
  if_unchanged_since: sinceSchema.shape.if_unchanged_since.meta({ description: sinceDescription }),
})

export const blockOperations: Operation[] = [
  {
    id: 'createBlock',
    room: 'dashboards',
    method: 'POST',
    path: '/api/dashboard/{id}/blocks/',
    summary: 'Add a card by a sentence',
    description:
      'What the sentence asks for of the rows that the instructions leave for all cards, in one or more cards, at `position` or at the end. They are made again when the dashboard is made anew. What can’t be done whole is refused: the details say which words and why, with the code `partly` where some of it can be done and else `not_possible`, each followed, with the code `offer`, by what could be asked for instead. Where the cards of the same sentence were removed, those are put back. With `dry_run` nothing is written. A dashboard that is full (40 cards) is answered with `conflict`.',
    access: 'dashboards:write',
    body: {
      mediaType: 'application/json',
      schema: createBlockSchema,
      example: { sentence: 'amount by region as bars', dry_run: true },
    },
    answers: answered('The card is added.'),
    errors: ['conflict', 'document_unreadable'],
  },
  {
    id: 'updateBlock',
    room: 'dashboards',
    method: 'PATCH',
    path: '/api/dashboard/{id}/blocks/{block_id}/',
    summary: 'Change a card',
    description:
      'Its texts, its size, its type, whether others are shown it. What is absent stays. What you write is kept when the dashboard is made anew, where the same card is made again.',
    access: 'dashboards:write',
    body: {
      mediaType: 'application/json',
      schema: updateBlockSchema,
      example: { title: 'Orders by month', size: 'full' },
    },
    answers: answered('The card is changed.'),
    errors: ['conflict', 'document_unreadable'],
  },
  {
    id: 'removeBlock',
    room: 'dashboards',
    method: 'DELETE',
    path: '/api/dashboard/{id}/blocks/{block_id}/',
    summary: 'Remove a card',
    description: 'It stays away when the dashboard is made anew. It can be put back.',
    access: 'dashboards:write',
    query: sinceQuery,
    answers: answered('The card is removed.'),
    errors: ['conflict', 'document_unreadable'],
  },
  {
    id: 'restoreBlock',
    room: 'dashboards',
    method: 'POST',
    path: '/api/dashboard/{id}/blocks/{block_id}/restore/',
    summary: 'Put a removed card back',
    description: 'Where it was, as it was. A dashboard that is full (40 cards) is answered with `conflict`.',
    access: 'dashboards:write',
    query: sinceQuery,
    answers: answered('The card is back.'),
    errors: ['conflict', 'document_unreadable'],
  },
]
