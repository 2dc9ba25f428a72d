import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'

/** Where a product without SMTP leaves its mails. */
const folder = path.resolve(process.env.DATA_DIR ?? '.data', 'mail')

function listFiles(): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** The mails to an address, oldest first. */
export const mailsTo = (address: string): string[] =>
  listFiles()
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((mail) => new RegExp(`^To: ${address.replaceAll('.', '\\.')}\\r?$`, 'm').test(mail))

/** The code of the newest mail to an address, once there are so many. */
export async function readCode(address: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(address).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count)
  const code = /^(\d{6})\r?$/m.exec(mailsTo(address).at(-1) ?? '')?.[1]
  if (!code) throw new Error(`The mail to ${address} has no code.`)
  return code
}
