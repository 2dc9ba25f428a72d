import type { Prisma, ShareLink } from '@/lib/db/generated/client'
import { randomBase62 } from '../base62'

/** 22 base62 characters are 131 bits: no link is ever guessed. */
const linkIdLength = 22

type NewLink = Omit<Prisma.ShareLinkUncheckedCreateInput, 'id' | 'visibility'> & { allowedEmails: string[] }

/** Writes a link, private where it names who may see it. */
export const insertShareLink = (tx: Prisma.TransactionClient, link: NewLink): Promise<ShareLink> =>
  tx.shareLink.create({
    data: { ...link, id: randomBase62(linkIdLength), visibility: visibilityOf(link.allowedEmails) },
  })

export const visibilityOf = (allowedEmails: string[]) =>
  allowedEmails.length > 0 ? ('private' as const) : ('public' as const)
