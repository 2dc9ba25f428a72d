import path from 'node:path'
import type { Env } from '@/lib/env'
import { createFileMailer } from './file-mailer'
import type { Mailer } from './mail'
import { createSmtpMailer } from './smtp-mailer'

/** By SMTP where a server is configured, else as files under the data folder. */
export function createMailer(env: Env): Mailer {
  const from = env.mailFrom ?? `Readout <no-reply@${new URL(env.baseUrl).hostname}>`
  return env.smtpUrl
    ? createSmtpMailer({ url: env.smtpUrl, from })
    : createFileMailer({ folder: path.join(env.dataDir, 'mail'), from })
}
