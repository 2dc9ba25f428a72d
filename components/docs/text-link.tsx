import Link from 'next/link'
import type { ReactNode } from 'react'

interface TextLinkProps {
  href: string
  children: ReactNode
}

const look = 'text-accent underline underline-offset-2'

export const TextLink = ({ href, children }: TextLinkProps) => (
  <Link href={href} className={look}>
    {children}
  </Link>
)

/** To a file, which is no page to be fetched in advance. */
export const FileLink = ({ href, children }: TextLinkProps) => (
  <a href={href} className={look}>
    {children}
  </a>
)
