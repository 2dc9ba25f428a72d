import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { findAccount } from '@/app/find-account'
import { safeNext } from '@/app/safe-next'
import { SignUpForm } from '@/components/account/sign-up-form'

export const metadata: Metadata = { title: 'Sign up' }

interface SignUpPageProps {
  searchParams: Promise<{ next?: string | string[] }>
}

export default async function SignUpPage({ searchParams }: SignUpPageProps) {
  const next = safeNext((await searchParams).next)
  if (await findAccount()) redirect(next)
  return (
    <>
      <h1 className="mb-6 text-xl font-semibold">Make an account</h1>
      <SignUpForm next={next} />
      <p className="mt-6 text-sm text-muted">
        Already have an account?{' '}
        <Link
          href={`/sign-in/?next=${encodeURIComponent(next)}`}
          className="font-medium text-ink underline underline-offset-4"
        >
          Sign in
        </Link>
      </p>
    </>
  )
}
