import type { GateProof } from '@/lib/contracts/share-link'
import type { ShareLink, ShareSession } from '@/lib/db/generated/client'
import type { Ctx } from '../context'
import { ServiceError } from '../errors'
import { getLivingLink } from './get-living-link'
import { isListed } from './is-listed'
import { isOpenToAll } from './share-link-state'
import { digestViewerToken } from './viewer-token'

/** What the cookies of one link prove, which `lib/http/read-viewer.ts` reads from a request. */
export interface ViewerPass {
  /** Of the session that a gate has opened. */
  sessionToken: string | null
  /** Of the browser, whoever sits before it. */
  browserToken: string | null
}

/** Of a browser that comes for the first time. */
export const noPass: ViewerPass = { sessionToken: null, browserToken: null }

export interface Viewer {
  link: ShareLink
  /** Known where the gate has asked for it, or where a verified account is signed in. */
  email: string | null
  isOwner: boolean
}

export type Visit = Viewer & {
  /** What must still be shown; empty where the link is open. */ requires: GateProof[]
}

/** What a link may allow beyond looking, by what it is called on the wire. */
export type LinkAllowance = 'allow_pdf_export' | 'allow_data_download'

/**
 * Whoever may see a link's dashboard now: checked against expiry, revocation, list and password on every call.
 * `ctx.actor` is whoever is signed in to the browser, if anybody. With `allowance`, the link must also allow that.
 * Throws `not_found`, `share_link_expired`, `share_link_revoked`, or `insufficient_scope` with the param `session`
 * where the gate has not been passed, and the allowance's name where the link does not give it.
 */
export async function requireViewer(
  ctx: Ctx,
  linkId: string,
  { pass, allowance }: { pass: ViewerPass; allowance?: LinkAllowance },
): Promise<Viewer> {
  const { requires, ...viewer } = await readVisit(ctx, linkId, pass)
  if (requires.length > 0) {
    throw new ServiceError('insufficient_scope', {
      message: `This link asks for proof first: ${requires.join(' and ')}. Open it in a browser, or see POST /api/share/{id}/session/.`,
      param: 'session',
    })
  }
  if (allowance && !allows(viewer.link, allowance)) {
    throw new ServiceError('insufficient_scope', {
      message: `The owner of this link does not allow this: ${allowance} is off.`,
      param: allowance,
    })
  }
  return viewer
}

/** Who comes to a living link, and what they must still show. */
export async function readVisit(ctx: Ctx, linkId: string, pass: ViewerPass): Promise<Visit> {
  const link = await getLivingLink(ctx, linkId)
  const isOwner = await ownsLink(ctx, link)
  if (isOpenToAll(link) || isOwner) return { link, email: null, isOwner, requires: [] }
  const session = await findSession(ctx, link, pass.sessionToken)
  const email = await provenEmail(ctx, link, session)
  return { link, email, isOwner, requires: missingProofs(link, { email, session }) }
}

function missingProofs(
  link: ShareLink,
  { email, session }: { email: string | null; session: ShareSession | null },
): GateProof[] {
  const needsCode = link.visibility === 'private' && email === null
  const needsPassword = link.passwordHash !== null && session?.passwordVersion !== link.passwordVersion
  return [...(needsCode ? (['email_code'] as const) : []), ...(needsPassword ? (['password'] as const) : [])]
}

const allows = (link: ShareLink, allowance: LinkAllowance) =>
  allowance === 'allow_pdf_export' ? link.allowPdfExport : link.allowDataDownload

async function ownsLink(ctx: Ctx, { dashboardId }: ShareLink): Promise<boolean> {
  if (!ctx.actor) return false
  const where = { id: dashboardId, accountId: ctx.actor.accountId }
  return (await ctx.db.dashboard.count({ where })) > 0
}

export async function findSession(
  ctx: Ctx,
  { id }: ShareLink,
  token: string | null,
): Promise<ShareSession | null> {
  if (!token) return null
  const where = { digest: digestViewerToken(token), shareLinkId: id, expiresAt: { gt: new Date() } }
  return ctx.db.shareSession.findFirst({ where })
}

/** An address on the list, shown by a code or by an account whose address is verified. */
async function provenEmail(ctx: Ctx, link: ShareLink, session: ShareSession | null): Promise<string | null> {
  if (link.visibility === 'public') return null
  const { allowedEmails } = link
  if (session?.email && isListed(allowedEmails, session.email)) return session.email
  const account = ctx.actor && (await ctx.db.account.findUnique({ where: { id: ctx.actor.accountId } }))
  if (!account?.emailVerifiedAt) return null
  return isListed(allowedEmails, account.email) ? account.email : null
}
