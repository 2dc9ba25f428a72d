import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '@/lib/env'
import { getLogger } from '@/lib/logger'
import { composeMail } from './compose-mail'
import { createMailer } from './create-mailer'
import { createFileMailer } from './file-mailer'
import type { Mail } from './mail'
import { createSmtpMailer } from './smtp-mailer'

const from = 'Readout <no-reply@example.com>'
const mail: Mail = {
  to: 'ann@example.org',
  subject: 'Your code',
  paragraphs: ['Somebody <b>asked</b>.', 'It works for 10 minutes.'],
  code: '012345',
}

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

interface Taken {
  from: string
  to: string[]
  user: string | undefined
  message: string
}

/** A real SMTP server that keeps what it takes. */
async function startSmtp(options: SMTPServerOptions = {}) {
  const taken: Taken[] = []
  const server = new SMTPServer({
    authOptional: true,
    onData: async (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope
      const message = await text(stream)
      taken.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        user: session.user,
        message,
      })
      done()
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise<void>((resolve) => server.close(resolve)))
  return { taken, port: (server.server.address() as AddressInfo).port }
}

/** Says these lines, one on each line that it hears, then nothing more. */
async function startSilent(lines: string[] = []) {
  const sockets = new Set<net.Socket>()
  const server = net.createServer((socket) => {
    sockets.add(socket)
    const rest = [...lines]
    const say = () => rest.length > 0 && socket.write(`${rest.shift()}\r\n`)
    say()
    socket.on('data', say)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { sockets, port: (server.address() as AddressInfo).port }
}

describe('mail', () => {
  it('is plain text and the same as HTML with its texts escaped, and loads nothing', () => {
    const { text: plain, html } = composeMail(from, mail)
    expect(plain).toBe('Somebody <b>asked</b>.\n\n012345\n\nIt works for 10 minutes.\n')
    expect(html).toContain('Somebody &lt;b&gt;asked&lt;/b&gt;.')
    expect(html).toContain('>012345<')
    expect(html).not.toMatch(/https?:|<img|<link|<script|url\(/)
  })

  it('goes by SMTP, signed in, to the one address', async () => {
    const { taken, port } = await startSmtp({
      // No certificate here: the server offers sign-in without TLS.
      allowInsecureAuth: true,
      hideSTARTTLS: true,
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        password === 'p@ss' ? done(null, { user: username ?? '' }) : done(new Error('Wrong password')),
    })
    await createSmtpMailer({ url: `smtp://me:p%40ss@127.0.0.1:${port}`, from }).send(mail)
    expect(taken).toMatchObject([{ from: 'no-reply@example.com', to: ['ann@example.org'], user: 'me' }])
    expect(taken[0]?.message).toContain('Subject: Your code')
    expect(taken[0]?.message).toContain('012345')
    expect(taken[0]?.message).toContain('Auto-Submitted: auto-generated')
    const wrong = createSmtpMailer({ url: `smtp://me:no@127.0.0.1:${port}`, from }).send(mail)
    await expect(wrong).rejects.toThrow(/Wrong password/)
  })

  it('takes an address for one address and a subject for one line, whatever is in them', async () => {
    const { taken, port } = await startSmtp({ hideSTARTTLS: true })
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from })
    await mailer
      .send({ ...mail, to: 'ann@example.org, eve@example.net', subject: 'a\r\nBcc: eve@example.net' })
      .catch(() => undefined)
    expect(taken.flatMap(({ to }) => to)).not.toContain('eve@example.net')
    expect(taken.map(({ message }) => message).join()).not.toMatch(/^Bcc:/m)
  })

  it('is refused where the server refuses it', async () => {
    const { port } = await startSmtp({
      hideSTARTTLS: true,
      onRcptTo: (_address, _session, done) => done(new Error('No such user')),
    })
    await expect(createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from }).send(mail)).rejects.toThrow(
      /No such user/,
    )
  })

  it('is given up where nobody listens', async () => {
    const { port } = await startSilent()
    await closers.pop()?.()
    await expect(createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from }).send(mail)).rejects.toThrow(
      /ECONNREFUSED/,
    )
  })

  it.each([
    ['says nothing', []],
    ['greets and falls silent', ['220 here']],
    ['falls silent amid the mail', ['220 here', '250 hello', '250 ok', '250 ok', '354 go on']],
  ])('is given up where the server %s, and the connection with it', async (_how, lines) => {
    const { port, sockets } = await startSilent(lines)
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from, timeoutMs: 300 })
    await expect(mailer.send(mail)).rejects.toThrow(/did not take the mail/)
    await expect.poll(() => sockets.size).toBe(0)
  })

  it('without SMTP becomes a file that holds it whole', async () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'readout-mail-')), 'mail')
    closers.push(() => rmSync(path.dirname(folder), { recursive: true }))
    const logged = vi.spyOn(getLogger(), 'info')
    await createFileMailer({ folder, from }).send(mail)
    const [line] = logged.mock.calls
    expect(JSON.stringify(line)).toContain(folder)
    expect(JSON.stringify(line)).not.toMatch(/ann@example|012345|Your code/)
    const files = readdirSync(folder)
    expect(files).toEqual([expect.stringMatching(/\.eml$/)])
    const written = readFileSync(path.join(folder, files[0] ?? ''), 'utf8')
    expect(written).toMatch(/^To: ann@example\.org\r?$/m)
    expect(written).toContain('012345')
  })

  it('is sent from the address of the installation where none is set', async () => {
    const { taken, port } = await startSmtp({ hideSTARTTLS: true })
    const env = parseEnv({ BASE_URL: 'https://r.example.com', SMTP_URL: `smtp://127.0.0.1:${port}` })
    await createMailer(env).send(mail)
    expect(taken[0]?.from).toBe('no-reply@r.example.com')
    await createMailer({ ...env, mailFrom: 'Ops <ops@example.net>' }).send(mail)
    expect(taken[1]?.from).toBe('ops@example.net')
  })
})
