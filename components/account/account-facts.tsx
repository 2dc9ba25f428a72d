import type { ReactNode } from 'react'
import { formatDay } from '@/components/dashboard/format-day'
import { Badge } from '@/components/ui/badge'
import type { Account, Plan } from '@/lib/contracts/account'
import { ChangePassword } from './change-password'
import { StorageUse } from './storage-use'
import { VerifyAddress } from './verify-address'

const planTexts: Record<Plan, { name: string; about: string }> = {
  free: {
    name: 'Free',
    about:
      'Dashboards from files up to 10 MB, with public links that end after 7 days. Private links, PDF export and scrolling cards come with premium; whoever runs this installation changes the plan.',
  },
  premium: {
    name: 'Premium',
    about: 'Private links for named people, PDF export and scrolling cards are open to you.',
  },
}

/** Who the account belongs to and what its plan opens. */
export function AccountFacts({ account }: { account: Account }) {
  const plan = planTexts[account.plan]
  return (
    <dl className="divide-y rounded-lg border bg-surface">
      <Fact term="E-mail">
        {account.email}
        <VerifyAddress email={account.email} verifiedAt={account.email_verified_at} />
      </Fact>
      {account.name ? <Fact term="Name">{account.name}</Fact> : null}
      <Fact term="Password">
        <ChangePassword email={account.email} />
      </Fact>
      <Fact term="Plan">
        <Badge tone={account.plan === 'premium' ? 'accent' : 'neutral'}>{plan.name}</Badge>
        <p className="mt-2 max-w-prose text-muted">{plan.about}</p>
      </Fact>
      <Fact term="Storage">
        <StorageUse storage={account.storage} />
      </Fact>
      <Fact term="Member since">{formatDay(account.created_at)}</Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 px-5 py-4 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
