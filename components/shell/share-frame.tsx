import type { ReactNode } from 'react'
import { Logo } from './logo'
import { ThemeSwitch } from './theme-switch'

/** What stands around all that a share link shows. */
export function ShareFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="border-b bg-surface print:hidden">
        <div className="mx-auto flex h-14 max-w-6xl items-center justify-between px-4 sm:px-6">
          <Logo />
          <ThemeSwitch />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 outline-none sm:px-6 print:max-w-none print:p-0"
      >
        {children}
      </main>
    </>
  )
}
