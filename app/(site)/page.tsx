import { Suspense } from 'react'
import { findAccount } from '@/app/find-account'
import { getPageContext } from '@/app/page-context'
import { Showcase, ShowcaseSkeleton } from '@/components/dashboard/showcase'
import { FrontPage } from '@/components/shell/front-page'
import { getShowcase } from '@/lib/services/dashboard/get-showcase'

export default async function Home() {
  const account = await findAccount()
  return (
    <FrontPage isSignedIn={account !== null}>
      <Suspense fallback={<ShowcaseSkeleton />}>
        <LiveShowcase />
      </Suspense>
    </FrontPage>
  )
}

/** Made by the engine while the page is on its way; a failure of it must not take the page along. */
async function LiveShowcase() {
  const draft = await getShowcase(await getPageContext()).catch(() => null)
  return draft && <Showcase draft={draft} />
}
