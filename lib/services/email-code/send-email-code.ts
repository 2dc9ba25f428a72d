import type { EmailCode } from '@/lib/db/generated/client'
import { getEnv } from '@/lib/env'
import type { Mail } from '@/lib/mail/mail'
import type { Ctx } from '../context'
import { isWithinLimit } from '../limit/consume-limit'
import { isListed } from '../share/is-listed'
import { firstMailLimit, linkMailLimit } from '../share/share-limits'
import { shareLinkState } from '../share/share-link-state'
import { digestCode, generateCode } from './email-code-format'

/** The worker's part: makes the code and mails it, if the address is one that gets it. */
export async function sendEmailCode(ctx: Ctx, emailCodeId: string): Promise<void> {
  const row = await ctx.db.emailCode.findUnique({
    where: { id: emailCodeId },
    include: { shareLink: true, account: { select: { email: true } } },
  })
  if (!row || row.usedAt || row.expiresAt <= new Date() || !mayHave(row)) return
  if (!row.codeDigest && !(await hasRoom(ctx, row))) {
    return ctx.logger.warn({ emailCodeId: row.id }, 'a link has had its codes of this hour')
  }
  // A mail that is sent again, since nobody knows what became of it, carries a new code: none is ever kept.
  const code = generateCode()
  await ctx.db.emailCode.update({ where: { id: row.id }, data: { codeDigest: digestCode(row.id, code) } })
  await ctx.mail.send(row.shareLink ? gateMail(row, code) : verifyMail(row, code))
}

type Row = EmailCode & {
  shareLink: (Parameters<typeof shareLinkState>[0] & { allowedEmails: string[] }) | null
  account: { email: string } | null
}

const mayHave = ({ shareLink, account, email }: Row): boolean =>
  shareLink
    ? shareLinkState(shareLink) === 'active' && isListed(shareLink.allowedEmails, email)
    : account?.email === email

/** Counted here, of codes that are really mailed: who asks for others' addresses uses up nobody's. */
async function hasRoom(ctx: Ctx, { shareLink, shareLinkId, email }: Row): Promise<boolean> {
  if (!shareLink || !shareLinkId) return true
  const isNamed = shareLink.allowedEmails.includes(email)
  if (isNamed && (await isWithinLimit(ctx, firstMailLimit, `${shareLinkId} ${email}`))) return true
  return isWithinLimit(ctx, linkMailLimit, shareLinkId)
}

const site = () => new URL(getEnv().baseUrl).host

const gateMail = ({ email }: EmailCode, code: string): Mail => ({
  to: email,
  subject: `Your code for a shared dashboard: ${code}`,
  paragraphs: [
    `Somebody, we hope you, wants to open a dashboard on ${site()} that is shared with this address. The code is:`,
    'Enter it on the page where you asked for it. It works there for 10 minutes, and nowhere else.',
    'If it was not you, do nothing: without the code the dashboard stays closed.',
  ],
  code,
})

const verifyMail = ({ email }: EmailCode, code: string): Mail => ({
  to: email,
  subject: `Your code to verify this address: ${code}`,
  paragraphs: [
    `This is to verify the address of an account on ${site()}. The code is:`,
    'Enter it on the account page. It works for 10 minutes.',
    'If you have no account there, do nothing: without the code the address stays unverified.',
  ],
  code,
})
