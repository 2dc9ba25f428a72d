import { CodeBlock } from './code-block'
import { GuideSection } from './guide-section'
import { ProseText } from './prose-text'
import { TextLink } from './text-link'
import { verifySample } from './verify-sample'

const eventsSample = `curl -N "$READOUT_URL/api/dashboard/generate/$GENERATION/events/" \\
  -H "Authorization: Bearer $READOUT_API_KEY"

event: progress
data: {"stage":"insights","percent":60}

event: completed
data: {"id":"…","status":"completed","dashboard_id":"…"}`

export function WaitingGuide() {
  return (
    <GuideSection id="waiting" title="Waiting for a dashboard">
      <p>
        <ProseText>
          Files up to 1 MiB are finished within the request: `200`. Larger ones are answered with `202`,
          `Location` and `status_url`. Then there are three ways, and each ends, with `completed` or with
          `failed`:
        </ProseText>
      </p>
      <ul>
        <li>
          <ProseText>
            Ask with `?wait=25`: the answer is held back until it ends or 25 seconds have passed.
          </ProseText>
        </li>
        <li>Follow its events as they happen.</li>
        <li>
          Have a <TextLink href="#webhooks">webhook</TextLink> called.
        </li>
      </ul>
      <CodeBlock label="Events" code={eventsSample} />
    </GuideSection>
  )
}

export function WebhooksGuide() {
  return (
    <GuideSection id="webhooks" title="Webhooks">
      <p>
        <ProseText>
          Endpoints are told of `dashboard.ready` and `dashboard.failed` after Standard Webhooks 1.0: every
          message is signed, and any library of that name verifies it. Answer with 2xx within 10 seconds;
          anything else is tried again after 5 seconds, 5 minutes, 30 minutes, 2, 5, 10 and 10 hours. The same
          message may come twice: its `webhook-id` stays the same.
        </ProseText>
      </p>
      <CodeBlock label="A receiver" code={verifySample} />
      <p>
        Every attempt is in the log of{' '}
        <TextLink href="/docs/api/webhooks/#listDeliveries">deliveries</TextLink>, where any of them can be
        sent again. Only addresses on the public internet are called, and no redirect is followed.
      </p>
    </GuideSection>
  )
}

export function ShareLinksGuide() {
  return (
    <GuideSection id="share-links" title="Share links">
      <p>
        <ProseText>
          Every dashboard is made with a link. On the free plan it is public and ends after 7 days. On the
          premium plan a link may be private: `allowed_emails` takes addresses and whole domains as
          `@example.com`, and whoever opens it shows by a code in the mail that the address is theirs. Links
          may carry a password, an end of your choice, and allow the PDF, the data, and cards that scroll.
        </ProseText>
      </p>
      <p>
        <ProseText>
          What a plan does not have is refused with `premium_required`, never silently ignored. A link that is
          revoked or has expired answers `410`. See
        </ProseText>{' '}
        <TextLink href="/docs/api/share-links/">share links</TextLink> and{' '}
        <TextLink href="/docs/api/share-viewing/">what a viewer reads</TextLink>.
      </p>
    </GuideSection>
  )
}
