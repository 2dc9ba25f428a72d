import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { findAccount } from '@/app/find-account'
import { safeNext } from '@/app/safe-next'
import { SignInForm } from '@/components/account/sign-in-form'

export const metadata: Metadata = { title: 'Sign in' }

interface SignInPageProps {
  searchParams: Promise<{ next?: string | string[] }>
}

export default async function SignInPage({ searchParams }: SignInPageProps) {
  const next = safeNext((await searchParams).next)
  if (await findAccount()) redirect(next)
  return (
    <>
      <h1 className="mb-6 text-xl font-semibold">Welcome back</h1>
      <SignInForm next={next} />
      <p className="mt-6 text-sm text-muted">
        No account yet?{' '}
        <Link
          href={`/sign-up/?next=${encodeURIComponent(next)}`}
          className="font-medium text-ink underline underline-offset-4"
        >
          Sign up
        </Link>
      </p>
    </>
  )
}
