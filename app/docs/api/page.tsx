import type { Metadata } from 'next'
import Link from 'next/link'
import { MethodLabel } from '@/components/docs/method-label'
import { FileLink } from '@/components/docs/text-link'
import { PageHeading } from '@/components/shell/page-heading'
import { allOperations } from '@/lib/openapi/operations/all-operations'
import { type Room, rooms } from '@/lib/openapi/rooms'

export const metadata: Metadata = { title: 'API reference' }

export default function ApiPage() {
  return (
    <>
      <PageHeading title="API reference">
        Every operation, made of the same schemas that check the requests. For machines there is the{' '}
        <FileLink href="/api/openapi.json">OpenAPI 3.1 document</FileLink>.
      </PageHeading>
      <div className="flex flex-col gap-8">
        {Object.entries(rooms).map(([room, { title, description }]) => (
          <section key={room} aria-labelledby={room}>
            <h2 id={room} className="text-base font-semibold">
              <Link href={`/docs/api/${room}/`} className="hover:underline">
                {title}
              </Link>
            </h2>
            <p className="mt-1 max-w-prose text-sm text-muted">{description}</p>
            <Operations room={room as Room} />
          </section>
        ))}
      </div>
    </>
  )
}

function Operations({ room }: { room: Room }) {
  return (
    <ul className="mt-3 divide-y rounded-lg border bg-surface">
      {allOperations
        .filter((operation) => operation.room === room)
        .map(({ id, method, path, summary }) => (
          <li key={id}>
            <Link
              href={`/docs/api/${room}/#${id}`}
              className="grid gap-x-4 gap-y-0.5 px-3 py-2 hover:bg-sunken sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
            >
              <span className="text-sm">{summary}</span>
              <MethodLabel method={method} path={path} />
            </Link>
          </li>
        ))}
    </ul>
  )
}
