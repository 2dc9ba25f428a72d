'use client'

import { type ComponentProps, lazy } from 'react'
import { OnDemand } from '@/components/ui/on-demand'

const load = () => import('./account-menu-open')
const AccountMenuOpen = lazy(() => load().then((module) => ({ default: module.AccountMenuOpen })))

export function AccountMenu({ email }: { email: string }) {
  return (
    <OnDemand load={load} waiting={(props) => <AccountButton email={email} {...props} />}>
      <AccountMenuOpen email={email} button={<AccountButton email={email} />} />
    </OnDemand>
  )
}

function AccountButton({ email, ...props }: { email: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={`Account menu of ${email}`}
      className="flex size-8 cursor-pointer items-center justify-center rounded-full border bg-surface text-xs font-semibold uppercase hover:bg-sunken"
      {...props}
    >
      {email.slice(0, 1)}
    </button>
  )
}
