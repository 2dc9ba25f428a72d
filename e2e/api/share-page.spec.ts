import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import { generateCompletedSchema } from '@/lib/contracts/generation'
import { generate } from './generate'
import { test } from './keyed-test'
import { baseUrl, bearer, dataOf, salesCsv } from './product'

/** The pages of share links as they come over HTTP: their statuses, and that none is kept that is not for all. */

const json = { 'content-type': 'application/json' }

async function makeShared(key: string, fields: Record<string, string> = {}) {
  const file = { text: salesCsv(60) }
  const made = await generate(key, { fields: { file_type: 'csv', title: 'First title', ...fields }, file })
  return dataOf(made, generateCompletedSchema)
}

/** What is sent is as in `PATCH /api/x/`. */
function send(key: string, what: string, body?: object): Promise<Response> {
  const [method, path] = what.split(' ')
  const headers = { ...bearer(key), ...json }
  return fetch(`${baseUrl}${path}`, { method, headers, body: body && JSON.stringify(body) })
}

const read = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

const inlineScript = (html: string) => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
const digest = (text: string) => createHash('sha256').update(text).digest('base64')

test('a share page says by its status whether there is one, before and after it was kept', async ({
  premiumKey: key,
}) => {
  const { share_link: link, dashboard_id: dashboardId } = await makeShared(key)
  const [first, second] = [await read(link.share_url), await read(link.share_url)]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.text).toContain('First title')
  expect(second.headers.get('cache-control')).toBe('private, no-cache')
  expect(second.headers.get('content-security-policy')).toContain(
    `script-src 'self' 'sha256-${digest(inlineScript(second.text))}';`,
  )
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'))
  const tag = second.headers.get('etag') ?? ''
  expect(first.headers.get('etag')).toBe(tag)
  const again = await read(link.share_url, { 'if-none-match': tag })
  expect([again.status, again.text]).toEqual([304, ''])

  await send(key, `PATCH /api/dashboard/${dashboardId}/`, { title: 'Second title' })
  const changed = await read(link.share_url, { 'if-none-match': tag })
  expect(changed.text).toContain('Second title')
  expect(changed.text).not.toContain('First title')

  await send(key, `DELETE /api/share-links/${link.id}/`)
  const closed = await read(link.share_url, { 'if-none-match': changed.headers.get('etag') ?? '' })
  expect(closed.status).toBe(410)
  expect(closed.text).toContain('This link has been closed')
  expect(closed.text).not.toContain('Second title')
  expect((await read(`${baseUrl}/share/${'0'.repeat(22)}/view/`)).status).toBe(404)
  expect((await read(`${baseUrl}/share/nonsense/view/`)).status).toBe(404)
})

test('a page that was open to all is shown to nobody once its link asks for proof', async ({
  premiumKey: key,
}) => {
  const { share_link: link } = await makeShared(key)
  expect((await read(link.share_url)).text).toContain('First title')
  await send(key, `PATCH /api/share-links/${link.id}/`, { password: 'open sesame' })
  const gate = await read(link.share_url)
  expect(gate.status).toBe(200)
  expect(gate.text).not.toContain('First title')
  const entered = await fetch(`${baseUrl}/api/share/${link.id}/session/`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ password: 'open sesame' }),
  })
  const [cookie = ''] = /readout-viewer-session=[^;]+/.exec(entered.headers.get('set-cookie') ?? '') ?? []
  const shown = await read(link.share_url, { cookie })
  expect(shown.text).toContain('First title')
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
})

test('each browser that is given a kept page is counted and has a cookie of its own', async ({
  premiumKey: key,
}) => {
  const { share_link: link } = await makeShared(key)
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0' }
  const cookies = new Set<string>()
  for (let at = 0; at < 3; at++)
    cookies.add((await read(link.share_url, browser)).headers.get('set-cookie') ?? '')
  expect(cookies.size).toBe(3)
  expect([...cookies].every((cookie) => cookie.includes('readout-viewer-browser='))).toBe(true)
  const answer = await send(key, `GET /api/share-links/${link.id}/`)
  const { data } = (await answer.json()) as { data: { view_count: number } }
  expect(data.view_count).toBe(3)
})

test('no path of the API redirects, whatever a page would be asked for with', async () => {
  for (const path of ['/api/health', '/api/health/', '/api', '/api/openapi.json', '//api//health']) {
    const answer = await fetch(baseUrl + path, {
      headers: { rsc: '1', 'next-router-prefetch': '1' },
      redirect: 'manual',
    })
    expect([path, answer.status < 300 || answer.status === 404]).toEqual([path, true])
  }
})

test('files and pages tell browsers to be careful', async () => {
  for (const path of ['/samples/store-orders.csv', '/sign-in/', '/api/health/']) {
    const { headers } = await fetch(baseUrl + path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  }
})

test('a link that is open to all has a picture, which messengers show, and no other has', async ({
  premiumKey: key,
}) => {
  const { share_link: link } = await makeShared(key)
  const { text } = await read(link.share_url)
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(text) ?? []
  expect(address).toBe(link.share_url.replace(/view\/$/, 'picture/'))
  const picture = await fetch(address)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  const png = Buffer.from(await picture.arrayBuffer())
  expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
    'PNG',
    1200,
    630,
  ])
  const again = await fetch(address, { headers: { 'if-none-match': picture.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
  await send(key, `PATCH /api/share-links/${link.id}/`, { password: 'open sesame' })
  expect((await fetch(address)).status).toBe(404)
})
