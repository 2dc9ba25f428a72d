import Link from 'next/link'
import { useId, useState } from 'react'
import { Input } from '@/components/ui/input'
import { type FindablePlace, findPlaces } from './find-places'

interface DocsSearchProps {
  places: FindablePlace[]
  /** What stands here while nothing is looked for. */
  children: React.ReactNode
}

/** Finds operations, objects and error codes by their words, as one types. */
export function DocsSearch({ places, children }: DocsSearchProps) {
  const [query, setQuery] = useState('')
  const found = findPlaces(places, query)
  const about = useId()
  const isLooking = query.trim() !== ''
  return (
    <search>
      <Input
        type="search"
        aria-label="Search the documentation"
        aria-describedby={about}
        placeholder="Search"
        autoComplete="off"
        className="mb-3"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p
        id={about}
        role="status"
        className={isLooking && found.length === 0 ? 'px-3 text-sm text-muted' : 'sr-only'}
      >
        {isLooking ? (found.length === 0 ? 'Nothing has these words.' : `${found.length} found`) : ''}
      </p>
      {isLooking ? (
        <ul>
          {found.map(({ href, label, about: detail }) => (
            <li key={href}>
              <Link
                href={href}
                onClick={() => setQuery('')}
                className="block rounded-sm px-3 py-1.5 text-sm hover:bg-sunken"
              >
                {label}
                <span className="block truncate text-xs text-muted">{detail}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        children
      )}
    </search>
  )
}
