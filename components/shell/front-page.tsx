import Link from 'next/link'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

const promises = [
  {
    title: 'No sum that means nothing',
    about:
      'Ids, codes and years are told apart from amounts and never summed. A rate is averaged, never added up.',
  },
  {
    title: 'No claim without a test',
    about:
      'A trend, a change, a difference is said only where it holds among all that was tried. The evidence is one click away.',
  },
  {
    title: 'The same file, the same dashboard',
    about:
      'Nothing is guessed by a model. What was cleaned is listed, and each figure can be computed again.',
  },
] as const

/** What it is, in one screen: a sentence, a way in, and a dashboard that the engine made. */
export function FrontPage({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  return (
    <>
      <div className="mb-10 max-w-2xl">
        <h1 className="text-3xl font-semibold tracking-tight sm:text-5xl">
          A table becomes a dashboard that is true
        </h1>
        <p className="mt-4 text-base text-muted">
          Drop in a CSV, JSON or Excel file. Readout cleans it, learns what each column is for, tests what is
          worth saying, and draws a dashboard you can send.
        </p>
        <div className="mt-6 flex flex-wrap gap-2">
          <Button asChild variant="solid" size="lg">
            <Link href={isSignedIn ? '/dashboards/new/' : '/sign-up/'}>Make a dashboard</Link>
          </Button>
          {isSignedIn ? null : (
            <Button asChild size="lg">
              <Link href="/sign-in/">Sign in</Link>
            </Button>
          )}
        </div>
      </div>
      {children}
      <ul className="mt-12 grid gap-8 sm:grid-cols-3">
        {promises.map(({ title, about }) => (
          <li key={title}>
            <h2 className="text-sm font-semibold">{title}</h2>
            <p className="mt-1 text-sm text-muted">{about}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
