import { z } from 'zod'
import type { Plan } from '@/lib/contracts/account'
import type { GenerateFields } from '@/lib/contracts/generation'
import { premiumRequired } from './plan-rules'
import { refusePublicDomains } from './refuse-public-domains'

/** What a share link allows, as it is kept with the generation until the link is made. */
export const linkOptionsSchema = z.object({
  allowed_emails: z.array(z.string()).default([]),
  allow_pdf_export: z.boolean().default(false),
  allow_scrollable_cards: z.boolean().default(false),
})

export type LinkOptions = z.infer<typeof linkOptionsSchema>

/** The options asked for; a plan that lacks one of them is refused, never silently served without. */
export function requireLinkOptions(plan: Plan, fields: GenerateFields): LinkOptions {
  const options = linkOptionsSchema.parse(fields)
  const asked = [
    options.allowed_emails.length > 0 && 'allowed_emails',
    options.allow_pdf_export && 'allow_pdf_export',
    options.allow_scrollable_cards && 'allow_scrollable_cards',
  ].filter((name) => name !== false)
  if (plan !== 'premium' && asked.length > 0) throw premiumRequired(asked)
  refusePublicDomains(options.allowed_emails)
  return options
}
