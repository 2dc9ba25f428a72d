import { z } from 'zod'
import {
  deletedGenerationSchema,
  generateAcceptedSchema,
  generateCompletedSchema,
  generateFieldsSchema,
  generationSchema,
  regenerateCompletedSchema,
  regenerateSchema,
  waitSchema,
} from '@/lib/contracts/generation'
import { acceptedExample, completedExample, eventsExample, generationExample } from '../examples/generation'
import type { DataAnswer, Operation } from '../operation'

/** Forms know no booleans: what generators write for one, `true` and `false`, is read, and so are other spellings. */
const flagSchema = z.boolean().optional()
const spellings = 'Also read: `1`, `0`, `on`, `off`.'

/** The form as it is sent: beside the checked fields the file, and as text what the check turns into lists and flags. */
const generateFormSchema = z.strictObject({
  ...generateFieldsSchema.shape,
  file_type: generateFieldsSchema.shape.file_type.meta({ description: 'How `file` is to be read.' }),
  title: generateFieldsSchema.shape.title.meta({ description: 'Default: what the table is about.' }),
  instructions: generateFieldsSchema.shape.instructions.meta({
    description: 'What the dashboard should show, in your words: “revenue by region, no pie charts”.',
  }),
  file: z.string().meta({
    description: 'The table, at most 10 MB (10 × 1024 × 1024 bytes).',
    format: 'binary',
    contentMediaType: 'application/octet-stream',
  }),
  allowed_emails: z.string().optional().meta({
    description:
      'Premium. Who may look at the share link: addresses, or whole domains as `@example.com`, separated by commas, 500 at most. The link is private then.',
  }),
  outcome: generateFieldsSchema.shape.outcome.meta({
    description: 'The column that the table is about, where you know it better: it leads the dashboard.',
  }),
  time: z.array(z.string()).optional().meta({
    description:
      'The column that says when things happened, where you know it better. Sent more than once where several make one time together, as a year and a month.',
  }),
  sheet: generateFieldsSchema.shape.sheet.meta({
    description:
      'The sheet of a workbook to read, hidden ones too, or one of several tables in a file, by its name in `sheets` of the dataset. Default: the largest table. Refused where there is none of that name.',
  }),
  shape: generateFieldsSchema.shape.shape.meta({
    description:
      'What to make of periods that stand as columns (“Jan”, “Feb”, …): `wide` leaves them, `long` makes them rows. Default: rows where that is certain.',
  }),
  allow_pdf_export: flagSchema.meta({
    description: `Premium. Whether viewers of the share link may take the dashboard as a PDF. ${spellings}`,
  }),
  allow_scrollable_cards: flagSchema.meta({
    description: `Premium. Whether long tables of the shared dashboard are shown whole and scroll inside their card. ${spellings}`,
  }),
})

const accepted: DataAnswer = {
  status: 202,
  description: 'Being worked on. Ask at `Location`, stream its events, or wait for the webhook.',
  data: generateAcceptedSchema,
  message: 'The dashboard is being made.',
  example: acceptedExample,
  headers: ['Location', 'Retry-After'],
}

export const generationOperations: Operation[] = [
  {
    id: 'generateDashboard',
    room: 'generations',
    method: 'POST',
    path: '/api/dashboard/generate/',
    summary: 'Make a dashboard of a table',
    description:
      'Send a CSV, JSON or Excel (.xlsx) file as a form, its parts in any order. A field that is not listed here is refused by its name, so that no wish is passed over. Files up to 1 MiB are finished within the request as long as that takes no more than 15 seconds; everything else is answered with 202. What can be told from the bytes alone is refused at once; what only the work itself can find out ends the generation as `failed`. Of a workbook the sheet with the largest table is read, or the one that `sheet` names, its formulas as they were last computed; `sheets` of the dataset lists all. Periods that stand as columns become rows where that is certain; `shapes` of the dataset says what else is possible.',
    access: 'dashboards:write',
    body: {
      mediaType: 'multipart/form-data',
      schema: generateFormSchema,
      example: {
        file_type: 'csv',
        file: '@orders.csv',
        title: 'Orders of 2026',
        instructions: 'amount by region',
      },
    },
    answers: [
      {
        status: 200,
        description: 'Finished within the request.',
        data: generateCompletedSchema,
        message: 'The dashboard is ready.',
        example: completedExample,
      },
      accepted,
    ],
    errors: [
      'malformed_multipart',
      'unsupported_media_type',
      'unsupported_content_encoding',
      'upload_timeout',
      'premium_required',
      'file_too_large',
      'too_many_columns',
      'too_many_cells',
      'json_too_deep',
      'validation_error',
      'file_unparsable',
      'empty_dataset',
      'file_type_mismatch',
      'too_many_concurrent_generations',
    ],
  },
  {
    id: 'getGeneration',
    room: 'generations',
    method: 'GET',
    path: '/api/dashboard/generate/{generation_id}/',
    summary: 'Ask how far a generation is',
    description:
      'With `wait` the answer is held back until the generation ends or that many seconds have passed: one request instead of many.',
    access: 'dashboards:read',
    query: z.object({
      wait: waitSchema.shape.wait.meta({
        description: 'Seconds to hold the answer back, at most 25; more counts as 25.',
        override: { type: 'number', minimum: 0, default: 0 },
      }),
    }),
    answers: [
      {
        status: 200,
        description: 'How the generation stands. `Retry-After` is sent while it runs.',
        data: generationSchema,
        message: 'The generation is completed.',
        example: generationExample,
        headers: ['Retry-After'],
      },
    ],
    errors: [],
  },
  {
    id: 'deleteGeneration',
    room: 'generations',
    method: 'DELETE',
    path: '/api/dashboard/generate/{generation_id}/',
    summary: 'Delete a generation that failed',
    description:
      'With its file and dataset, which take room until then. One that runs, or that a dashboard stands on, is not deleted: delete the dashboard. It can’t be undone.',
    access: 'dashboards:write',
    answers: [
      {
        status: 200,
        description: 'What was deleted.',
        data: deletedGenerationSchema,
        message: 'The generation is deleted, with its file.',
        example: { id: generationExample.id, dataset_id: generationExample.dataset_id },
      },
    ],
    errors: ['conflict'],
  },
  {
    id: 'streamGenerationEvents',
    room: 'generations',
    method: 'GET',
    path: '/api/dashboard/generate/{generation_id}/events/',
    summary: 'Follow a generation as it runs',
    description:
      'Server-sent events: `progress` with `{stage, percent}`, then once `completed` or `failed` with the generation, after which the stream ends. A generation that has ended answers with its last event at once. A comment line comes every 15 seconds while nothing happens.',
    access: 'dashboards:read',
    requestHeaders: {
      'Last-Event-ID':
        'The id of the last event that was read, so that none comes twice. `EventSource` sends it by itself.',
    },
    answers: [
      {
        status: 200,
        description: 'The stream.',
        mediaType: 'text/event-stream',
        example: eventsExample,
      },
      {
        status: 204,
        description: 'Everything was read before; there is no need to come back.',
        mediaType: 'text/event-stream',
      },
    ],
    errors: [],
  },
  {
    id: 'regenerateDashboard',
    room: 'generations',
    method: 'POST',
    path: '/api/dashboard/{id}/regenerate/',
    summary: 'Make a dashboard anew',
    description:
      'From the same table, with other instructions, roles, labels, units, outcome, time, sheet or shape that you set, or without a cleaning step that guessed wrong. The dashboard keeps its id, its links, and what was written by hand: title, description and order. It stays readable meanwhile.',
    access: 'dashboards:write',
    body: {
      mediaType: 'application/json',
      schema: regenerateSchema,
      example: { instructions: 'show the trend by month', roles: { year: 'time' } },
    },
    answers: [
      {
        status: 200,
        description: 'Finished within the request.',
        data: regenerateCompletedSchema,
        message: 'The dashboard is ready.',
        example: completedExample,
      },
      accepted,
    ],
    errors: ['too_many_concurrent_generations', 'document_unreadable'],
  },
]
