import { pdfQuerySchema } from '@/lib/contracts/pdf'
import type { FileAnswer, Operation } from '../operation'

const query = pdfQuerySchema.extend({
  format: pdfQuerySchema.shape.format.meta({ description: 'The paper.' }),
})

const pdfAnswer: FileAnswer = {
  status: 200,
  description: 'The pages: no card cut, every card drawn, numbered.',
  mediaType: 'application/pdf',
  headers: ['Content-Disposition'],
}

const about =
  'As it is printed, with every table whole. One is made at a time, within 30 seconds; where it can’t be, the answer is 503.'

export const pdfOperations: Operation[] = [
  {
    id: 'exportDashboardPdf',
    room: 'dashboards',
    method: 'GET',
    path: '/api/dashboard/{id}/pdf/',
    summary: 'Take a dashboard as a PDF',
    description: `Premium. ${about}`,
    access: 'dashboards:read',
    query,
    answers: [pdfAnswer],
    errors: ['premium_required', 'document_unreadable'],
  },
  {
    id: 'exportSharedPdf',
    room: 'share-viewing',
    method: 'GET',
    path: '/api/share/{link_id}/pdf/',
    summary: 'Take a shared dashboard as a PDF',
    description: `Where the gate has been passed and the link allows it. ${about}`,
    access: 'public',
    query,
    answers: [pdfAnswer],
    errors: ['share_link_expired', 'share_link_revoked', 'insufficient_scope', 'document_unreadable'],
  },
]
