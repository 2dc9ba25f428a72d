import type { ShareLinkState } from '@/lib/contracts/share-link'
import type { ShareLink } from '@/lib/db/generated/client'

type Ending = Pick<ShareLink, 'expiresAt' | 'revokedAt'>

/** A link that its owner has revoked stays revoked, even after its end. */
export function shareLinkState({ expiresAt, revokedAt }: Ending, now = new Date()): ShareLinkState {
  if (revokedAt && revokedAt <= now) return 'revoked'
  return expiresAt && expiresAt <= now ? 'expired' : 'active'
}

/** A dashboard is public while a public link of it is alive. */
export const isPublic = (links: (Ending & Pick<ShareLink, 'visibility'>)[]): boolean =>
  links.some((link) => link.visibility === 'public' && shareLinkState(link) === 'active')

/** Whether browsers may keep what they were given: not where it is to be gone after a day that is known. */
export const mayBeKept = (link: Parameters<typeof isOpenToAll>[0] & Pick<ShareLink, 'expiresAt'>): boolean =>
  isOpenToAll(link) && link.expiresAt === null

/** Whoever has a living link's address sees what is behind it. */
export const isOpenToAll = ({
  visibility,
  passwordHash,
}: Pick<ShareLink, 'visibility' | 'passwordHash'>): boolean =>
  visibility === 'public' && passwordHash === null
