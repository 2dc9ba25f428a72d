import { CodeBlock } from './code-block'
import { GuideSection } from './guide-section'
import { Code, ProseText } from './prose-text'
import { TextLink } from './text-link'

export function AuthenticationGuide() {
  return (
    <GuideSection id="authentication" title="Authentication">
      <p>
        Every request carries a key. Keys are made on the{' '}
        <TextLink href="/settings/api-keys/">settings page</TextLink>, shown once, and kept by us only as a
        digest. Give each use a key of its own, with no more scopes than it needs and an end where it has one.
      </p>
      <CodeBlock label="Header" code="Authorization: Bearer readout_…" />
      <table className="w-full max-w-prose border-collapse text-left">
        <caption className="sr-only">Scopes of keys</caption>
        <tbody>
          {scopes.map(([scope, text]) => (
            <tr key={scope} className="border-b">
              <th scope="row" className="py-2 pr-4 align-top font-normal whitespace-nowrap">
                <Code>{scope}</Code>
              </th>
              <td className="py-2 text-muted">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <ProseText>
          A key that has leaked: rotate it. The new one works at once, the old one for as long as you say.
          Keys are managed by a signed-in session alone, never by a key. What belongs to another account is
          answered like what does not exist: `404`.
        </ProseText>
      </p>
    </GuideSection>
  )
}

const scopes = [
  ['dashboards:read', 'Read dashboards, datasets, generations, share links and their views.'],
  ['dashboards:write', 'Make, change and delete dashboards.'],
  ['share_links:write', 'Make, change and revoke share links.'],
  ['webhooks:write', 'Everything about webhooks, reading too.'],
] as const

export function AnswersGuide() {
  return (
    <GuideSection id="answers" title="Answers and errors">
      <p>
        <ProseText>
          Every JSON answer is an envelope: `data` where it went well, `error` with a `code` where it did not.
          Branch on the code; texts may get better. `X-Request-Id` is on every answer: log it, and tell it
          when you ask for help.
        </ProseText>
      </p>
      <CodeBlock
        label="Success"
        code={'{ "status": "success", "success": true, "message": "OK", "data": { … } }'}
      />
      <p>
        All codes, with what to do about each, are on{' '}
        <TextLink href="/docs/errors/">the page of errors</TextLink>. Lists that can grow long come in pages
        (dashboards, share links and their views, deliveries): send <Code>next_cursor</Code> as{' '}
        <Code>cursor</Code> until it is null. Keys and webhooks are few and come whole.
      </p>
    </GuideSection>
  )
}

export function IdempotencyGuide() {
  return (
    <GuideSection id="idempotency" title="Retries and idempotency">
      <p>
        <ProseText>
          Send an `Idempotency-Key` with every POST, a random UUID for each thing that you want done, and
          retry with the same one. For 24 hours the same key with the same content gives the stored answer,
          marked `Idempotency-Replayed: true`, instead of a second dashboard. Content means the fields and the
          file’s own bytes, so a new multipart boundary does not matter.
        </ProseText>
      </p>
      <ul>
        <li>
          <ProseText>The same key with other content: `422 idempotency_key_reused`.</ProseText>
        </li>
        <li>
          <ProseText>The first is still running: `409 idempotency_in_progress`.</ProseText>
        </li>
        <li>
          <ProseText>
            Retry what says `retryable`, and wait for `Retry-After` seconds where it is sent.
          </ProseText>
        </li>
      </ul>
    </GuideSection>
  )
}

export interface PlanLimitTexts {
  plan: string
  requestsPerMinute: number
  generationsPerHour: number
  concurrentGenerations: number
}

export function LimitsGuide({ isOff, plans }: { isOff: boolean; plans: PlanLimitTexts[] }) {
  return (
    <GuideSection id="limits" title="Limits">
      <table className="figures w-full max-w-prose border-collapse text-left">
        <caption className="sr-only">Limits by plan</caption>
        <thead>
          <tr className="border-b text-xs text-muted">
            {['Plan', 'Requests a minute', 'Generations an hour', 'Running at once'].map((name) => (
              <th key={name} scope="col" className="py-2 pr-4 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plans.map(({ plan, requestsPerMinute, generationsPerHour, concurrentGenerations }) => (
            <tr key={plan} className="border-b">
              <th scope="row" className="py-2 pr-4 font-normal capitalize">
                {plan}
              </th>
              <td>{requestsPerMinute}</td>
              <td>{generationsPerHour}</td>
              <td>{concurrentGenerations}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isOff ? <p>On this installation they are turned off.</p> : null}
      <p>
        <ProseText>
          `RateLimit-Policy` and `RateLimit` tell on every answer what there is and what is left. A file may
          have 10 MB, 2,000 columns and 6,000,000 cells; JSON may be 32 levels deep. Bodies are not to be
          compressed.
        </ProseText>
      </p>
    </GuideSection>
  )
}
