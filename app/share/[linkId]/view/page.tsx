import type { Metadata } from 'next'
import { cache } from 'react'
import { getPageContext } from '@/app/page-context'
import { LinkClosed, type LinkState } from '@/components/dashboard/link-closed'
import { ShareGate } from '@/components/dashboard/share-gate'
import { SharedPage } from '@/components/share-page/shared-page'
import type { SharedView } from '@/lib/contracts/dashboard'
import { readPageBrowser, readPagePass } from '@/lib/http/page-context'
import { filteredView, type PageFilter, type PageQuery, readFilters } from '@/lib/http/read-filters'
import { ServiceError } from '@/lib/services/errors'
import { findRequestedCode } from '@/lib/services/share/find-requested-code'
import { getSharedFilteredDashboard } from '@/lib/services/share/get-shared-filtered-dashboard'
import { visitSharePage } from '@/lib/services/share/visit-share-page'

interface SharePageProps {
  params: Promise<{ linkId: string }>
  searchParams: Promise<PageQuery>
}

const closedBy: Partial<Record<string, LinkState>> = {
  share_link_expired: 'expired',
  share_link_revoked: 'revoked',
  document_unreadable: 'unreadable',
  not_found: 'unknown',
}

const readLink = cache(async (linkId: string): Promise<SharedView | { closed: LinkState }> => {
  try {
    const pass = { ...(await readPagePass()), browserToken: await readPageBrowser() }
    return await visitSharePage(await getPageContext(), linkId, pass)
  } catch (error) {
    const code = error instanceof ServiceError ? error.code : null
    const closed = code ? closedBy[code] : null
    if (closed) return { closed }
    throw error
  }
})

async function filterLink(linkId: string, query: PageQuery): Promise<PageFilter> {
  const [ctx, passed, browserToken] = await Promise.all([getPageContext(), readPagePass(), readPageBrowser()])
  const pass = { ...passed, browserToken }
  return readFilters(query, (selection) => getSharedFilteredDashboard(ctx, linkId, { pass, selection }))
}

export async function generateMetadata({ params }: SharePageProps): Promise<Metadata> {
  const view = await readLink((await params).linkId)
  const robots = { index: false, follow: false }
  if (!('dashboard' in view)) return { title: 'Shared dashboard', robots, referrer: 'no-referrer' }
  const { title, description } = view.dashboard
  return { title, description, robots, referrer: 'no-referrer' }
}

export default async function SharePage({ params, searchParams }: SharePageProps) {
  const { linkId } = await params
  const view = await readLink(linkId)
  if ('closed' in view) return <LinkClosed state={view.closed} />
  if ('dashboard' in view) {
    return <SharedPage {...filteredView(view, await filterLink(linkId, await searchParams))} />
  }
  const { problem, step } = await searchParams
  const requested = await findRequestedCode(await getPageContext(), linkId, await readPagePass())
  return (
    <ShareGate
      linkId={linkId}
      requires={view.requires}
      askedFor={step === 'address' ? null : (requested?.email ?? null)}
      problem={String(problem ?? '')}
    />
  )
}
