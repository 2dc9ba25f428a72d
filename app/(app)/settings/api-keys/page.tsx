import type { Metadata } from 'next'
import { requireAccount } from '@/app/require-account'
import { ApiKeys } from '@/components/account/api-keys'
import { PageHeading } from '@/components/shell/page-heading'
import { listApiKeys } from '@/lib/services/api-key/list-api-keys'

export const metadata: Metadata = { title: 'API keys' }

export default async function ApiKeysPage() {
  const { ctx } = await requireAccount()
  const initial = await listApiKeys(ctx)
  return (
    <>
      <PageHeading title="API keys">
        For your own programs. Whoever has a key can do what it may do, in your name.
      </PageHeading>
      <ApiKeys initial={initial} />
    </>
  )
}
