import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { getLogger } from '@/lib/logger'
import { composeMail } from './compose-mail'
import type { Mailer } from './mail'

/** Writes each mail as an .eml file, which mail programs open, and where to the log: for an installation without SMTP. */
export function createFileMailer({ folder, from }: { folder: string; from: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const composed = composeMail(from, mail)
      const { message } = await transport.sendMail(composed)
      await mkdir(folder, { recursive: true })
      const file = path.join(folder, `${new Date().toISOString().replace(/\D/g, '')}-${randomUUID()}.eml`)
      // Under another name until it is whole, so that nobody reads half of it.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
      // Neither whom to nor what about: the subject has the code.
      getLogger().info({ file }, 'mail')
    },
  }
}
