import { z } from 'zod'
import { idSchema, mailedCodeSchema, shareLinkIdSchema, timestampSchema } from './ids'

export const visibilitySchema = z.enum(['public', 'private'])
export const shareLinkStateSchema = z.enum(['active', 'expired', 'revoked'])

export const allowedEmailsMax = 500

/** Addresses, and domains such as `@example.com`, in small letters. */
export const allowedEmailSchema = z.union(
  [z.email(), z.string().regex(/^@[a-z0-9-]+(\.[a-z0-9-]+)+$/)],
  'must be an e-mail address such as ann@example.com, or a domain such as @example.com',
)

/** The link as a generation answers with it. */
export const shareLinkSchema = z.object({
  id: shareLinkIdSchema,
  share_url: z.url(),
  visibility: visibilitySchema,
  expires_at: timestampSchema.nullable(),
  allowed_emails: z.array(z.string()),
  allow_pdf_export: z.boolean(),
  allow_scrollable_cards: z.boolean(),
  created_at: timestampSchema,
})

/** The link as its owner manages it. */
export const managedShareLinkSchema = shareLinkSchema.extend({
  dashboard_id: idSchema,
  name: z.string().nullable(),
  state: shareLinkStateSchema,
  has_password: z.boolean(),
  allow_data_download: z.boolean(),
  view_count: z.int(),
  last_viewed_at: timestampSchema.nullable(),
  revoked_at: timestampSchema.nullable(),
})

/** The link as its viewers see it: never who else may. */
export const viewedShareLinkSchema = shareLinkSchema
  .omit({ allowed_emails: true })
  .extend({ allow_data_download: z.boolean() })

export const managedShareLinkListSchema = z.object({
  items: z.array(managedShareLinkSchema),
  next_cursor: z.string().nullable(),
})

/** The query of `GET /api/dashboard/{id}/share-links/` and of `GET /api/share-links/{id}/views/`. */
export const listShareLinksSchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().optional(),
})

const entrySchema = z.string().trim().toLowerCase().pipe(allowedEmailSchema)

const linkFields = {
  /** For the owner alone. */
  name: z.string().trim().max(100).nullable(),
  allowed_emails: z
    .array(entrySchema)
    .max(allowedEmailsMax, `may have up to ${allowedEmailsMax} entries`)
    .overwrite((entries) => [...new Set(entries)]),
  /** Null: never. */
  expires_at: z.iso
    .datetime({ offset: true, error: 'must be a time such as 2030-01-31T12:00:00Z' })
    .nullable(),
  /** Null: none. */
  password: z.string().min(8, 'must have at least 8 characters').max(200).nullable(),
  allow_pdf_export: z.boolean(),
  allow_data_download: z.boolean(),
  allow_scrollable_cards: z.boolean(),
}

/** The body of `POST /api/dashboard/{id}/share-links/`; a link with addresses is private. */
export const createShareLinkSchema = z.strictObject(linkFields).partial()

/** The body of `PATCH /api/share-links/{id}/`; what is absent stays. */
export const updateShareLinkSchema = createShareLinkSchema.refine(
  (given) => Object.values(given).some((value) => value !== undefined),
  'Give at least one field to change.',
)

export const shareViewSchema = z.object({
  viewed_at: timestampSchema,
  /** Null where the viewer did not have to tell. */
  email: z.string().nullable(),
})

/** Views of a link, newest first; single views are kept for 90 days, the count for good. */
export const shareViewListSchema = z.object({
  view_count: z.int(),
  last_viewed_at: timestampSchema.nullable(),
  /** Of the last 30 days, by day in UTC; days without a view are left out. */
  days: z.array(z.object({ date: z.iso.date(), views: z.int() })),
  items: z.array(shareViewSchema),
  next_cursor: z.string().nullable(),
})

/** What a viewer must still show before the link opens. */
export const gateProofSchema = z.enum(['email_code', 'password'])

/** A link that asks for proof says nothing but what it asks for. */
export const shareGateSchema = z.object({
  visibility: visibilitySchema,
  requires: z.array(gateProofSchema).min(1),
})

/** The body of `POST /api/share/{linkId}/code/`. */
export const requestShareCodeSchema = z.strictObject({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email('must be an e-mail address such as ann@example.com')),
})

/** The answer to every request for a code, whoever may see the dashboard. */
export const shareCodeRequestedSchema = z.object({ email: z.string(), expires_at: timestampSchema })

/** The body of `POST /api/share/{linkId}/session/`. */
export const openShareSessionSchema = z
  .strictObject({
    code: mailedCodeSchema,
    password: z.string().min(1).max(200),
  })
  .partial()
  .refine((given) => given.code !== undefined || given.password !== undefined, 'Give a code or a password.')

/** What the session still lacks; empty where the link is open now. */
export const shareSessionSchema = z.object({
  requires: z.array(gateProofSchema),
  expires_at: timestampSchema,
})

export type ShareLink = z.infer<typeof shareLinkSchema>
export type ShareLinkState = z.infer<typeof shareLinkStateSchema>
export type ManagedShareLink = z.infer<typeof managedShareLinkSchema>
export type ListShareLinks = z.output<typeof listShareLinksSchema>
export type ManagedShareLinkList = z.infer<typeof managedShareLinkListSchema>
export type ViewedShareLink = z.infer<typeof viewedShareLinkSchema>
export type CreateShareLink = z.infer<typeof createShareLinkSchema>
export type ShareViewList = z.infer<typeof shareViewListSchema>
export type GateProof = z.infer<typeof gateProofSchema>
export type ShareCodeRequested = z.infer<typeof shareCodeRequestedSchema>
export type OpenShareSession = z.infer<typeof openShareSessionSchema>
export type ShareSession = z.infer<typeof shareSessionSchema>
