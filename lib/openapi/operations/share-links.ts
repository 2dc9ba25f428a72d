import {
  createShareLinkSchema,
  managedShareLinkListSchema,
  managedShareLinkSchema,
  shareViewListSchema,
  updateShareLinkSchema,
} from '@/lib/contracts/share-link'
import { madeAt } from '../examples/dashboard'
import { managedShareLinkExample, shareViewListExample } from '../examples/share-link'
import type { DataAnswer, Operation } from '../operation'
import { pageQuery } from './dashboards'

const room = 'share-links' as const

const oneLink = (description: string, message?: string): DataAnswer[] => [
  { status: 200, description, message, data: managedShareLinkSchema, example: managedShareLinkExample },
]

export const shareLinkOperations: Operation[] = [
  {
    id: 'listShareLinks',
    room,
    method: 'GET',
    path: '/api/dashboard/{id}/share-links/',
    summary: 'List the share links of a dashboard',
    description: 'Newest first, expired and revoked ones among them.',
    access: 'dashboards:read',
    query: pageQuery,
    answers: [
      {
        status: 200,
        description: 'A page of them.',
        data: managedShareLinkListSchema,
        example: { items: [managedShareLinkExample], next_cursor: null },
      },
    ],
    errors: [],
  },
  {
    id: 'createShareLink',
    room,
    method: 'POST',
    path: '/api/dashboard/{id}/share-links/',
    summary: 'Make a share link',
    description:
      'On the free plan a link is public and ends after 7 days. On the premium plan it may be private, carry a password, last as long as you like, and allow PDF and data.',
    access: 'share_links:write',
    body: {
      mediaType: 'application/json',
      schema: createShareLinkSchema,
      example: {
        name: 'For the board',
        allowed_emails: ['ann@example.com', '@example.org'],
        allow_pdf_export: true,
      },
    },
    answers: [
      {
        status: 201,
        description: 'The new link.',
        data: managedShareLinkSchema,
        message: 'The share link is made.',
        example: managedShareLinkExample,
        headers: ['Location'],
      },
    ],
    errors: ['premium_required'],
  },
  {
    id: 'getShareLink',
    room,
    method: 'GET',
    path: '/api/share-links/{id}/',
    summary: 'Read a share link',
    description: 'What it allows, whether it is open, how often it was looked at.',
    access: 'dashboards:read',
    answers: oneLink('The link.'),
    errors: [],
  },
  {
    id: 'updateShareLink',
    room,
    method: 'PATCH',
    path: '/api/share-links/{id}/',
    summary: 'Change a share link',
    description:
      'What is absent stays. Whoever is no longer on the list, or has an old password, is out at the next read.',
    access: 'share_links:write',
    body: {
      mediaType: 'application/json',
      schema: updateShareLinkSchema,
      example: { expires_at: '2030-01-31T12:00:00Z', password: null },
    },
    answers: oneLink('The link as it is now.', 'The share link is changed.'),
    errors: ['premium_required', 'share_link_revoked'],
  },
  {
    id: 'revokeShareLink',
    room,
    method: 'DELETE',
    path: '/api/share-links/{id}/',
    summary: 'Revoke a share link',
    description: 'At once and for good. The link stays in the list, marked as revoked.',
    access: 'share_links:write',
    answers: [
      {
        status: 200,
        description: 'The link as it is now.',
        data: managedShareLinkSchema,
        message: 'The share link is closed.',
        example: { ...managedShareLinkExample, state: 'revoked', revoked_at: madeAt },
      },
    ],
    errors: [],
  },
  {
    id: 'listShareViews',
    room,
    method: 'GET',
    path: '/api/share-links/{id}/views/',
    summary: 'Read who has looked',
    description: 'Single views are kept for 90 days, the count for good. Your own visits do not count.',
    access: 'dashboards:read',
    query: pageQuery,
    answers: [
      {
        status: 200,
        description: 'A page of views.',
        data: shareViewListSchema,
        example: shareViewListExample,
      },
    ],
    errors: [],
  },
]
