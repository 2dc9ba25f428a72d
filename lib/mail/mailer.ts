import path from 'node:path'
import type { Env } from '@/lib/env'
import type { Mail } from './compose-mail'
import { createFileMailer } from './file-mailer'
import { createSmtpMailer } from './smtp-mailer'

/** Sends mail; resolves when somebody else is in charge of it, throws where nobody took it. */
export interface Mailer {
  send: (mail: Mail) => Promise<void>
}

/** By SMTP where a server is configured, else as files under the data folder. */
export function createMailer(env: Env): Mailer {
  const from = env.mailFrom ?? `Readout <no-reply@${new URL(env.baseUrl).hostname}>`
  return env.smtpUrl
    ? createSmtpMailer({ url: env.smtpUrl, from })
    : createFileMailer({ folder: path.join(env.dataDir, 'mail'), from })
}
