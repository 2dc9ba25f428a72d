import type { Metadata } from 'next'
import { CodeBlock } from '@/components/docs/code-block'
import { CodeTabs } from '@/components/docs/code-tabs'
import {
  AnswersGuide,
  AuthenticationGuide,
  IdempotencyGuide,
  LimitsGuide,
} from '@/components/docs/guide-basics'
import { ShareLinksGuide, WaitingGuide, WebhooksGuide } from '@/components/docs/guide-events'
import { FileLink, TextLink } from '@/components/docs/text-link'
import { PageHeading } from '@/components/shell/page-heading'
import { planSchema } from '@/lib/contracts/account'
import { getEnv } from '@/lib/env'
import { readQuickStarts } from './read-quick-starts'

export const metadata: Metadata = { title: 'Documentation' }

export default async function DocsPage() {
  const { baseUrl, planLimits, rateLimits } = getEnv()
  const quickStarts = await readQuickStarts()
  const plans = planSchema.options.map((plan) => ({ plan, ...planLimits[plan] }))
  return (
    <>
      <PageHeading title="Quick start">
        Send a CSV, JSON or Excel table, get a dashboard and a link to share it. Make a key on the{' '}
        <TextLink href="/settings/api-keys/">settings page</TextLink>, then take a language.
      </PageHeading>
      <div className="mb-8 flex flex-col gap-4">
        <CodeBlock label="First" code={`export READOUT_URL=${baseUrl}\nexport READOUT_API_KEY=readout_…`} />
        <CodeTabs tabs={quickStarts} />
        <p className="max-w-prose text-sm text-muted">
          The files are there to take: <QuickStartLinks files={quickStarts.map(({ fileName }) => fileName)} />
          , and <FileLink href="/samples/store-orders.csv">a table to try them with</FileLink>.
        </p>
      </div>
      <AuthenticationGuide />
      <AnswersGuide />
      <IdempotencyGuide />
      <LimitsGuide isOff={!rateLimits} plans={plans} />
      <WaitingGuide />
      <WebhooksGuide />
      <ShareLinksGuide />
    </>
  )
}

function QuickStartLinks({ files }: { files: string[] }) {
  return files.map((file, at) => (
    <span key={file}>
      {at > 0 ? ', ' : null}
      <FileLink href={`/quick-start/${file}`}>{file}</FileLink>
    </span>
  ))
}
