import type { Metadata } from 'next'
import { requireAccount } from '@/app/require-account'
import { AccountFacts } from '@/components/account/account-facts'
import { PageHeading } from '@/components/shell/page-heading'

export const metadata: Metadata = { title: 'Account' }

export default async function AccountPage() {
  const { account } = await requireAccount()
  return (
    <>
      <PageHeading title="Account" />
      <AccountFacts account={account} />
    </>
  )
}
