/** A receiver of webhooks as it stands in the docs. */
export const verifySample = `import { Webhook } from 'standardwebhooks' // npm, PyPI, Go and more

const secret = 'whsec_…' // shown once, when the endpoint is made

interface Message {
  type: string
  data: { share_url?: string }
}

export async function POST(request: Request): Promise<Response> {
  const body = await request.text() // the bytes as they came, before any parsing
  const message = new Webhook(secret).verify(body, Object.fromEntries(request.headers)) as Message
  if (message.type === 'dashboard.ready') console.log(message.data.share_url)
  return new Response(null, { status: 204 })
}`
