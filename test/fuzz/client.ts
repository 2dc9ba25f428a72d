import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { type RawRequest, send } from './send'

export type Headers = Record<string, string>

const run = promisify(execFile)

/** What a well-behaved client gets; throws where it is refused. */
export async function ask<Data>(
  baseUrl: string,
  {
    method,
    path,
    headers,
    json,
    form,
  }: { method: string; path: string; headers?: Headers; json?: unknown; form?: FormData },
): Promise<Data> {
  const body = form ? new Response(form) : null
  const type = body?.headers.get('content-type') ?? (json === undefined ? null : 'application/json')
  const request: RawRequest = {
    method,
    path,
    headers: [
      ...Object.entries(headers ?? {}),
      ...(type ? ([['Content-Type', type]] as [string, string][]) : []),
    ],
    body: body
      ? Buffer.from(await body.arrayBuffer())
      : json === undefined
        ? null
        : Buffer.from(JSON.stringify(json)),
  }
  const answer = await send(baseUrl, request)
  const text = answer.body.toString()
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
  return (JSON.parse(text) as { data: Data }).data
}

export const bearer = (key: string): Headers => ({ Authorization: `Bearer ${key}` })

/** No password of the document's examples, with which a request could change it and end the sessions. */
const password = 'a fuzzy horse battery'

/** Somebody who has signed up: a key with every scope, and the cookie of a browser. */
export async function signUp(
  baseUrl: string,
  plan: 'free' | 'premium',
  env: Record<string, string>,
): Promise<{ key: Headers; session: Headers }> {
  const email = `${randomUUID()}@example.com`
  await ask(baseUrl, { method: 'POST', path: '/api/account/sign-up/', json: { email, password } })
  const session = await signIn(baseUrl, email)
  if (plan === 'premium') {
    const args = ['--import', 'tsx', 'scripts/key.ts', '--email', email, '--plan', plan]
    await run(process.execPath, args, { env: { ...process.env, ...env } })
  }
  const json = { name: 'all' }
  const made = await ask<{ key: string }>(baseUrl, {
    method: 'POST',
    path: '/api/keys/',
    headers: session,
    json,
  })
  return { key: bearer(made.key), session }
}

async function signIn(baseUrl: string, email: string): Promise<Headers> {
  const asked = await fetch(`${baseUrl}/api/auth/csrf/`)
  const { csrfToken } = (await asked.json()) as { csrfToken: string }
  const answer = await fetch(`${baseUrl}/api/auth/callback/credentials/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookiesOf(asked), origin: baseUrl },
    body: new URLSearchParams({ csrfToken, email, password, json: 'true' }),
  })
  if (answer.status !== 200) throw new Error(`The sign-in was answered with ${answer.status}.`)
  return { Cookie: cookiesOf(answer), Origin: baseUrl }
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
