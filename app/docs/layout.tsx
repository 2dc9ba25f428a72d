import type { ReactNode } from 'react'
import { findAccount } from '@/app/find-account'
import { type DocSection, DocsNav } from '@/components/docs/docs-nav'
import type { FindablePlace } from '@/components/docs/find-places'
import { SiteFooter } from '@/components/shell/site-footer'
import { SiteHeader } from '@/components/shell/site-header'
import { errorStatus } from '@/lib/contracts/errors'
import { allOperations } from '@/lib/openapi/operations/all-operations'
import { describeObjects } from '@/lib/openapi/reference/describe-objects'
import { rooms } from '@/lib/openapi/rooms'
import { getDocument } from './get-document'

const sections: DocSection[] = [
  {
    title: 'Guides',
    places: [
      { href: '/docs/', label: 'Quick start' },
      { href: '/docs/errors/', label: 'Errors' },
    ],
  },
  {
    title: 'API reference',
    places: [
      { href: '/docs/api/', label: 'Overview' },
      ...Object.entries(rooms).map(([room, { title }]) => ({ href: `/docs/api/${room}/`, label: title })),
      { href: '/docs/api/objects/', label: 'Objects' },
    ],
  },
]

const findable = (): FindablePlace[] => [
  ...allOperations.map(({ id, room, summary, method, path }) => ({
    href: `/docs/api/${room}/#${id}`,
    label: summary,
    about: `${method} ${path}`,
  })),
  ...describeObjects(getDocument()).map(({ name }) => ({
    href: `/docs/api/objects/#${name}`,
    label: name,
    about: 'Object',
  })),
  ...Object.entries(errorStatus).map(([code, status]) => ({
    href: `/docs/errors/#${code}`,
    label: code,
    about: `Error ${status}`,
  })),
]

export default async function DocsLayout({ children }: { children: ReactNode }) {
  const account = await findAccount()
  return (
    <>
      <SiteHeader email={account?.email ?? null} />
      <div className="mx-auto grid w-full max-w-6xl flex-1 grid-cols-[minmax(0,1fr)] content-start gap-8 px-4 py-8 sm:px-6 md:grid-cols-[12rem_minmax(0,1fr)]">
        <DocsNav sections={sections} places={findable()} />
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          {children}
        </main>
      </div>
      <SiteFooter />
    </>
  )
}
