import { execFileSync } from 'node:child_process'
import dgram from 'node:dgram'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findChromium } from './find-chromium'
import { type PrintPageInput, PrintTimeoutError, printPage } from './print-page'

let chromiumPath: string
let server: http.Server
let udp: dgram.Socket
let hits = 0

beforeAll(async () => {
  const found = await findChromium(process.env.CHROMIUM_PATH)
  if (!found) throw new Error('These tests need a Chromium; set CHROMIUM_PATH to one.')
  chromiumPath = found
  server = http.createServer((_request, response) => {
    hits += 1
    response.end('reached')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  udp = dgram.createSocket('udp4', () => {
    hits += 1
  })
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  udp.close()
})

const ready = 'document.documentElement.dataset.print = "ready"'

const print = (html: string, more: Partial<PrintPageInput> = {}) =>
  printPage({
    chromiumPath,
    path: '/page/',
    load: async (path) => ({
      status: path === '/page/' ? 200 : 404,
      contentType: 'text/html; charset=utf-8',
      body: Buffer.from(path === '/page/' ? html : ''),
    }),
    format: 'A4',
    timeoutMs: 30_000,
    ...more,
  })

interface Process {
  parent: number
  group: number
}

const processes = (): Process[] =>
  execFileSync('ps', ['-eo', 'ppid=,pgid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([parent = 0, group = 0]) => ({ parent, group }))

/** The process groups that this process has started: a browser is one. */
const ownGroups = () =>
  processes()
    .filter(({ parent, group }) => parent === process.pid && group !== process.pid)
    .map(({ group }) => group)

describe('printPage', () => {
  it('leaves nothing in the temporary folder', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'readout-print-'))
    vi.stubEnv('TMPDIR', folder)
    await print(`<title>T</title><script>${ready}</script>`).finally(() => vi.unstubAllEnvs())
    expect(readdirSync(folder)).toEqual([])
    rmSync(folder, { recursive: true })
  })

  it('prints text, on the paper that is asked for', async () => {
    const html = `<html lang="en"><title>T</title><h1>Grüße</h1><script>${ready}</script></html>`
    const bytes = new Uint8Array(await print(html, { format: 'Letter' }))
    const { text } = await extractText(bytes.slice(), { mergePages: true })
    expect(text).toContain('Grüße')
    const pdf = await PDFDocument.load(bytes)
    expect([pdf.getPageCount(), pdf.getTitle(), Math.round(pdf.getPage(0).getWidth())]).toEqual([1, 'T', 612])
  })

  it('draws the head of a page as a picture of the size that messengers show, its long texts cut', async () => {
    const long = 'Net amount of reimbursed expenses '.repeat(40)
    // a picture of anything else is never ready
    const readyWhereCut = `addEventListener('DOMContentLoaded', () => {
      if (document.querySelector('main').getBoundingClientRect().top < 200) ${ready}
    })`
    const html = `<html lang="en"><title>T</title><h1>${long}</h1><p>${long}</p><p>From a file</p>
      <main>Figures</main><script>${readyWhereCut}</script></html>`
    const png = await print(html, { format: 'picture', timeoutMs: 8000 })
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  })

  it('reaches no other host, not even this machine, by no way that a page has', async () => {
    const { port } = server.address() as AddressInfo
    const local = `127.0.0.1:${port}`
    const html = `<img src="http://${local}/image"><iframe src="http://localhost:${port}/frame"></iframe>
      <link rel="preconnect" href="http://${local}"><link rel="stylesheet" href="http://${local}/style">
      <p id="told"></p>
      <script>
        navigator.sendBeacon('http://${local}/beacon')
        new WebSocket('ws://${local}/socket')
        const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${udp.address().port}' }] })
        peer.createDataChannel('x')
        peer.createOffer().then((offer) => peer.setLocalDescription(offer))
        Promise.allSettled([fetch('http://${local}/fetch'), fetch('https://example.com/')]).then((all) => {
          document.getElementById('told').textContent = all.map(({ status }) => status).join(' ')
          setTimeout(() => { ${ready} }, 500)
        })
      </script>`
    const { text } = await extractText(new Uint8Array(await print(html)), { mergePages: true })
    expect(text).toContain('rejected rejected')
    expect(hits).toBe(0)
  })

  it('gives a page up that is never ready, and one whose script never ends, and leaves no process', async () => {
    const before = new Set(ownGroups())
    for (const html of ['<p>waits</p>', '<p>spins</p><script>for (;;);</script>']) {
      const printing = print(html, { timeoutMs: 5000 })
      const refused = expect(printing).rejects.toBeInstanceOf(PrintTimeoutError)
      let browsers: number[] = []
      while (browsers.length === 0) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        browsers = ownGroups().filter((group) => !before.has(group))
      }
      await refused
      // Those that were killed are gone when the system has reaped them; one that lives on ends the test by its limit.
      while (processes().some(({ group }) => browsers.includes(group))) {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
  })

  it('fails at once where there is no page to print', async () => {
    const load = async () => ({ status: 503, contentType: 'text/plain', body: Buffer.from('busy') })
    await expect(print('', { load })).rejects.toThrow('answered with 503')
  })

  it('ends when its caller goes away', async () => {
    const gone = new AbortController()
    const load: PrintPageInput['load'] = async () => {
      gone.abort(new Error('gone'))
      return new Promise(() => undefined)
    }
    await expect(print('', { load, signal: gone.signal })).rejects.toThrow('gone')
  })
})
