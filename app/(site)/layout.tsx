import type { ReactNode } from 'react'
import { findAccount } from '@/app/find-account'
import { SiteFooter } from '@/components/shell/site-footer'
import { SiteHeader } from '@/components/shell/site-header'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const account = await findAccount()
  return (
    <>
      <SiteHeader email={account?.email ?? null} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 py-12 outline-none sm:px-6 sm:py-16"
      >
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
