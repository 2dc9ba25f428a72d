import type { Plan } from '@/lib/contracts/account'
import type { CreateShareLink } from '@/lib/contracts/share-link'
import type { ShareLink } from '@/lib/db/generated/client'
import { ServiceError } from '../errors'
import { validationError } from '../validation'
import { refusePublicDomains } from './refuse-public-domains'

const freeLinkDays = 7
const dayMs = 24 * 60 * 60 * 1000

/** When a link ends that was given no end: after 7 days on the free plan, else never. */
export const defaultEnd = (plan: Plan): Date | null =>
  plan === 'free' ? new Date(Date.now() + freeLinkDays * dayMs) : null

/** What a link has that a free account may narrow but not widen. */
export type LinkStanding = Pick<
  ShareLink,
  | 'allowedEmails'
  | 'expiresAt'
  | 'passwordHash'
  | 'allowPdfExport'
  | 'allowDataDownload'
  | 'allowScrollableCards'
>

/**
 * Refuses a free account what it can't have, and names every option that is too much. A link that was made on
 * another plan keeps what it has (docs/decisions/0011): a free account may turn an option off, end a link sooner and
 * take addresses off its list, but neither add to it nor open what is closed.
 */
export function requirePlan(plan: Plan, given: CreateShareLink, standing: LinkStanding): void {
  requireFuture(given.expires_at)
  refusePublicDomains(given.allowed_emails ?? [], standing.allowedEmails)
  if (plan === 'premium') return
  const tooMuch = Object.entries(widened(given, standing)).flatMap(([name, is]) => (is ? [name] : []))
  if (tooMuch.length > 0) throw premiumRequired(tooMuch)
}

/** Names every option that a plan lacks. */
export const premiumRequired = (options: string[]): ServiceError =>
  new ServiceError('premium_required', {
    message: `${options.join(', ')}: only for premium accounts. Leave it out, or change the plan.`,
    param: options[0],
    details: options.map((path) => ({ path, code: 'premium_required', message: 'needs the premium plan' })),
  })

function widened(given: CreateShareLink, standing: LinkStanding): Record<string, boolean> {
  return {
    allowed_emails: widensList(given.allowed_emails, standing.allowedEmails),
    expires_at: given.expires_at !== undefined && isLater(given.expires_at, standing.expiresAt),
    password:
      typeof given.password === 'string' || (given.password === null && standing.passwordHash !== null),
    allow_pdf_export: given.allow_pdf_export === true && !standing.allowPdfExport,
    allow_data_download: given.allow_data_download === true && !standing.allowDataDownload,
    allow_scrollable_cards: given.allow_scrollable_cards === true && !standing.allowScrollableCards,
  }
}

/** Somebody new on it, or nobody left: a list that is empty opens the link to everybody. */
function widensList(given: string[] | undefined, standing: string[]): boolean {
  if (given === undefined) return false
  if (given.length === 0) return standing.length > 0
  return given.some((entry) => !standing.includes(entry))
}

const isLater = (given: string | null, standing: Date | null): boolean =>
  standing !== null && (given === null || new Date(given) > standing)

function requireFuture(expiresAt: string | null | undefined): void {
  if (!expiresAt || new Date(expiresAt) > new Date()) return
  const message = 'must lie in the future; to end a link now, delete it'
  throw validationError([{ path: 'expires_at', code: 'invalid', message }])
}
