import { CodeBlock } from '@/components/ui/code-block'
import { CopyButton } from '@/components/ui/copy-button'
import { EmptyState } from '@/components/ui/empty-state'

/** Kept short enough to be read: the libraries of Standard Webhooks do the rest in every common language. */
const snippet = `import { Webhook } from 'standardwebhooks'

const webhook = new Webhook('whsec_…') // the secret that you are shown

export async function POST(request) {
  const body = await request.text()
  const headers = Object.fromEntries(request.headers)
  const message = webhook.verify(body, headers) // throws unless we have sent it
  if (message.type === 'dashboard.ready') console.log(message.data.share_url)
  return new Response(null, { status: 204 })
}`

/** What a list without endpoints says: what they are for, and what a receiver looks like. */
export function NoWebhooks() {
  return (
    <div className="flex flex-col gap-6">
      <EmptyState title="No webhooks yet">
        Instead of asking again and again, let us call your program: within a second of a dashboard being
        ready, or of a file that could not become one.
      </EmptyState>
      <section aria-labelledby="receiver" className="overflow-hidden rounded-lg border bg-surface">
        <div className="flex flex-wrap items-center justify-between gap-3 border-b px-5 py-4">
          <div className="min-w-0">
            <h2 id="receiver" className="text-base font-semibold">
              A receiver in ten lines
            </h2>
            <p className="mt-1 text-sm text-muted">
              Messages are signed as Standard Webhooks has it; its libraries check them in every common
              language.
            </p>
          </div>
          <CopyButton text={snippet} label="Copy" />
        </div>
        <CodeBlock text={snippet} label="A receiver in TypeScript" />
      </section>
    </div>
  )
}
