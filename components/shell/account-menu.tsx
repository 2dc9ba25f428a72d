'use client'

import { KeyRound, LayoutDashboard, LogOut, UserRound } from 'lucide-react'
import Link from 'next/link'
import { signOut } from 'next-auth/react'
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

export function AccountMenu({ email }: { email: string }) {
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger
        aria-label={`Account menu of ${email}`}
        className="flex size-8 cursor-pointer items-center justify-center rounded-full border bg-surface text-xs font-semibold uppercase hover:bg-sunken"
      >
        {email.slice(0, 1)}
      </DropdownMenuTrigger>
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
