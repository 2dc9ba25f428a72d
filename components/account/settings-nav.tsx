'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { classNames } from '@/components/ui/class-names'

const places = [
  { href: '/settings/account/', label: 'Account' },
  { href: '/settings/api-keys/', label: 'API keys' },
  { href: '/settings/webhooks/', label: 'Webhooks' },
] as const

export function SettingsNav() {
  const here = usePathname()
  return (
    <nav aria-label="Settings" className="flex gap-1 md:flex-col">
      {places.map(({ href, label }) => {
        const isHere = here.replace(/\/?$/, '/').startsWith(href)
        return (
          <Link
            key={href}
            href={href}
            aria-current={isHere ? 'page' : undefined}
            className={classNames(
              'rounded-sm px-3 py-2 text-sm text-muted hover:bg-sunken hover:text-ink',
              isHere && 'bg-sunken font-medium text-ink',
            )}
          >
            {label}
          </Link>
        )
      })}
    </nav>
  )
}
