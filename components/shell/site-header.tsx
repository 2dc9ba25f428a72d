import { Plus } from 'lucide-react'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { AccountMenu } from './account-menu'
import { Logo } from './logo'
import { ThemeSwitch } from './theme-switch'

/** The one line above every page of the product itself. */
export function SiteHeader({ email }: { email: string | null }) {
  return (
    <header className="sticky top-0 z-30 border-b bg-surface print:hidden">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-6 px-4 sm:px-6">
        <Logo />
        <nav aria-label="Main" className="hidden gap-1 sm:flex">
          {email ? (
            <>
              <HeaderLink href="/dashboards/">Dashboards</HeaderLink>
              <HeaderLink href="/settings/api-keys/">API keys</HeaderLink>
            </>
          ) : null}
          <HeaderLink href="/docs/">Docs</HeaderLink>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <ThemeSwitch />
          {email ? <SignedIn email={email} /> : <SignedOut />}
        </div>
      </div>
    </header>
  )
}

function HeaderLink({ href, children }: { href: string; children: string }) {
  return (
    <Button asChild variant="ghost" className="px-2">
      <Link href={href}>{children}</Link>
    </Button>
  )
}

function SignedIn({ email }: { email: string }) {
  return (
    <>
      <Button asChild>
        <Link href="/dashboards/new/">
          <Plus aria-hidden />
          New<span className="hidden sm:inline -ml-1">dashboard</span>
        </Link>
      </Button>
      <AccountMenu email={email} />
    </>
  )
}

function SignedOut() {
  return (
    <>
      <HeaderLink href="/sign-in/">Sign in</HeaderLink>
      <Button asChild variant="solid">
        <Link href="/sign-up/">Sign up</Link>
      </Button>
    </>
  )
}
