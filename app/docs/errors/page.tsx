import type { Metadata } from 'next'
import { CodeBlock } from '@/components/docs/code-block'
import { Code, ProseText } from '@/components/docs/prose-text'
import { PageHeading } from '@/components/shell/page-heading'
import { Badge } from '@/components/ui/badge'
import { type ErrorCode, errorStatus, isRetryable } from '@/lib/contracts/errors'
import { getEnv } from '@/lib/env'
import { errorExample } from '@/lib/openapi/error-example'
import { errorGuide } from '@/lib/openapi/error-guide'

export const metadata: Metadata = { title: 'Errors' }

const codes = Object.keys(errorGuide) as ErrorCode[]

export default function ErrorsPage() {
  const example = errorExample('validation_error', getEnv().baseUrl).value
  return (
    <>
      <PageHeading title="Errors">
        Every refusal is JSON with a code to branch on. Codes stay; their texts may get better. What may
        succeed later says so in <Code>retryable</Code>.
      </PageHeading>
      <CodeBlock label="A refusal" code={JSON.stringify(example, null, 2)} />
      <ul className="mt-8">
        {codes.map((code) => (
          <ErrorItem key={code} code={code} />
        ))}
      </ul>
    </>
  )
}

function ErrorItem({ code }: { code: ErrorCode }) {
  const { cause, cure } = errorGuide[code]
  return (
    <li id={code} className="border-t py-5 target:bg-sunken">
      <h2 className="flex flex-wrap items-center gap-2">
        <a href={`#${code}`} className="font-mono text-sm font-semibold hover:underline">
          {code}
        </a>
        <Badge>{errorStatus[code]}</Badge>
        {isRetryable(code) ? <Badge tone="accent">retry</Badge> : null}
      </h2>
      <p className="mt-2 max-w-prose text-sm">
        <ProseText>{cause}</ProseText>
      </p>
      <p className="mt-1 max-w-prose text-sm text-muted">
        <ProseText>{cure}</ProseText>
      </p>
    </li>
  )
}
