import type { Metadata } from 'next'
import Link from 'next/link'
import { Logo } from '@/components/shell/logo'
import { Button } from '@/components/ui/button'

export const metadata: Metadata = { title: 'Not found' }

export default function NotFound() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex w-full max-w-sm flex-1 flex-col px-4 py-24 outline-none"
    >
      <Logo />
      <h1 className="mt-10 text-xl font-semibold">There is nothing here</h1>
      <p className="mt-2 text-sm text-muted">
        The address may be wrong, or what was here is gone or belongs to another account.
      </p>
      <Button asChild variant="solid" className="mt-6 self-start">
        <Link href="/">To the start page</Link>
      </Button>
    </main>
  )
}
