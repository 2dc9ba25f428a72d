'use client'

import { KeyRound, LayoutDashboard, LogOut, UserRound } from 'lucide-react'
import Link from 'next/link'
import { signOut } from 'next-auth/react'
import type { ReactNode } from 'react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu'

const places = [
  { href: '/dashboards/', label: 'Dashboards', icon: LayoutDashboard },
  { href: '/settings/account/', label: 'Account', icon: UserRound },
  { href: '/settings/api-keys/', label: 'API keys', icon: KeyRound },
] as const

/** The places of an account, open from the moment they are there. */
export function AccountMenuOpen({ email, button }: { email: string; button: ReactNode }) {
  return (
    <DropdownMenu modal={false} defaultOpen>
      <DropdownMenuTrigger asChild>{button}</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>{email}</DropdownMenuLabel>
        <DropdownMenuSeparator />
        {places.map(({ href, label, icon: Icon }) => (
          <DropdownMenuItem key={href} asChild>
            <Link href={href}>
              <Icon aria-hidden />
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => signOut({ callbackUrl: '/' })}>
          <LogOut aria-hidden />
          Sign out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
