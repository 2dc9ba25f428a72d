import Link from 'next/link'

const places = [
  { href: '/docs/', label: 'Quick start' },
  { href: '/docs/api/', label: 'API reference' },
  { href: '/docs/errors/', label: 'Errors' },
] as const

/** The ways for developers, below the pages for everybody. */
export function SiteFooter() {
  return (
    <footer className="border-t print:hidden">
      <nav
        aria-label="For developers"
        className="mx-auto flex max-w-6xl flex-wrap gap-x-6 gap-y-2 px-4 py-6 text-sm text-muted sm:px-6"
      >
        {places.map(({ href, label }) => (
          <Link key={href} href={href} className="hover:text-ink">
            {label}
          </Link>
        ))}
        <a href="/api/openapi.json" className="hover:text-ink">
          OpenAPI
        </a>
      </nav>
    </footer>
  )
}
