import type { Metadata } from 'next'
import { Logo } from '@/components/shell/logo'
import { NothingHere } from '@/components/shell/nothing-here'

export const metadata: Metadata = { title: 'Not found' }

export default function NotFound() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex w-full max-w-sm flex-1 flex-col px-4 py-24 outline-none"
    >
      <Logo />
      <NothingHere className="mt-10" />
    </main>
  )
}
