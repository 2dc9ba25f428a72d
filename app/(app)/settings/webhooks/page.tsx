import type { Metadata } from 'next'
import { requireAccount } from '@/app/require-account'
import { PageHeading } from '@/components/shell/page-heading'
import { Webhooks } from '@/components/webhooks/webhooks'
import { listWebhooks } from '@/lib/services/webhook/list-webhooks'

export const metadata: Metadata = { title: 'Webhooks' }

export default async function WebhooksPage() {
  const { ctx } = await requireAccount()
  const initial = await listWebhooks(ctx)
  return (
    <>
      <PageHeading title="Webhooks">
        We call your programs when a dashboard is ready or has failed.
      </PageHeading>
      <Webhooks initial={initial} />
    </>
  )
}
