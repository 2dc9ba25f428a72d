import type { ReactNode } from 'react'
import { requireAccount } from '@/app/require-account'
import { DataProvider } from '@/components/shell/data-provider'
import { SiteHeader } from '@/components/shell/site-header'

export default async function AppLayout({ children }: { children: ReactNode }) {
  const { account } = await requireAccount()
  return (
    <DataProvider>
      <SiteHeader email={account.email} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 outline-none sm:px-6 print:max-w-none print:p-0"
      >
        {children}
      </main>
    </DataProvider>
  )
}
