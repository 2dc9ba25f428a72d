import type { ReactNode } from 'react'
import { SiteHeader } from '@/components/shell/site-header'

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader email={null} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-sm flex-1 px-4 py-16 outline-none">
        {children}
      </main>
    </>
  )
}
