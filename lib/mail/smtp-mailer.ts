import net from 'node:net'
import { createTransport } from 'nodemailer'
import SMTPTransport from 'nodemailer/lib/smtp-transport/index.js'
import { composeMail } from './compose-mail'
import type { Mail, Mailer } from './mail'

interface SmtpMailerOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  url: string
  from: string
  /** From the first connection to the server's word that it has taken the mail. */
  timeoutMs?: number
}

/** A server that takes longer is not at work; whoever waits for a code has asked again by then. */
const sendTimeoutMs = 30_000

/** Sends over a connection of its own, which is gone when it ends, whatever the server does. */
export function createSmtpMailer({ url, from, timeoutMs = sendTimeoutMs }: SmtpMailerOptions): Mailer {
  return { send: (mail) => sendOnce({ url, from, timeoutMs }, mail) }
}

async function sendOnce({ url, from, timeoutMs }: Required<SmtpMailerOptions>, mail: Mail): Promise<void> {
  const socket = new net.Socket()
  // A connection that breaks when nodemailer does not listen to it must not end the process.
  socket.on('error', () => undefined)
  // Given as an address, or with one among its options, `createTransport` would look at nothing else.
  const smtp = new SMTPTransport({ url, getSocket: (options, give) => connect(socket, options, give) })
  const transport = createTransport(smtp)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`The mail server did not take the mail within ${timeoutMs} ms.`)
    timer = setTimeout(() => reject(error), timeoutMs)
  })
  try {
    await Promise.race([transport.sendMail(composeMail(from, mail)), late])
  } finally {
    clearTimeout(timer)
    socket.destroy()
  }
}

type GiveSocket = (error: Error | null, options: { connection?: net.Socket }) => void

const submissionPort = 587
const tlsPort = 465

/** The deadline must be able to end the connection, so it is opened here and nodemailer speaks on it. */
function connect(socket: net.Socket, options: SMTPTransport.Options, give: GiveSocket): void {
  const port = Number(options.port) || (options.secure ? tlsPort : submissionPort)
  const fail = (error: Error) => give(error, {})
  socket.once('error', fail)
  socket.connect({ host: options.host ?? 'localhost', port }, () => {
    socket.off('error', fail)
    give(null, { connection: socket })
  })
}
