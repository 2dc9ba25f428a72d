import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getPageContext } from '@/app/page-context'
import { LinkClosed, type LinkState } from '@/components/dashboard/link-closed'
import { SharedDashboard } from '@/components/dashboard/shared-dashboard'
import type { SharedView } from '@/lib/contracts/dashboard'
import { readPagePass } from '@/lib/http/page-context'
import { ServiceError } from '@/lib/services/errors'
import { viewShareLink } from '@/lib/services/share/view-share-link'

interface SharePageProps {
  params: Promise<{ linkId: string }>
}

const closedBy: Partial<Record<string, LinkState>> = {
  share_link_expired: 'expired',
  share_link_revoked: 'revoked',
}

const readLink = cache(async (linkId: string): Promise<SharedView | { closed: LinkState }> => {
  try {
    return await viewShareLink(await getPageContext(), linkId, await readPagePass())
  } catch (error) {
    const code = error instanceof ServiceError ? error.code : null
    const closed = code ? closedBy[code] : null
    if (closed) return { closed }
    if (code === 'not_found') notFound()
    throw error
  }
})

export async function generateMetadata({ params }: SharePageProps): Promise<Metadata> {
  const view = await readLink((await params).linkId)
  const robots = { index: false, follow: false }
  if (!('dashboard' in view)) return { title: 'Shared dashboard', robots, referrer: 'no-referrer' }
  const { title, description } = view.dashboard
  return { title, description, robots, referrer: 'no-referrer' }
}

export default async function SharePage({ params }: SharePageProps) {
  const view = await readLink((await params).linkId)
  if ('closed' in view) return <LinkClosed state={view.closed} />
  if ('requires' in view) return <LinkClosed state="private" />
  return <SharedDashboard view={view} />
}
