import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@/test/support/test-database'
import type { ServiceError } from '../errors'
import type { PrintJob } from './print-jobs'
import { createPrinter, PrintFailure } from './printer'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(path.join(tmpdir(), 'readout-printer-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})

/** A browser on a machine that is too busy for it: it starts, and nothing more comes of it. */
function stuckBrowser(): string {
  const file = path.join(folder, 'chromium')
  writeFileSync(file, '#!/bin/sh\nexec sleep 60\n')
  chmodSync(file, 0o755)
  return file
}

const printerWith = (answerMsMax: number) =>
  createPrinter({
    databaseUrl: database.url,
    chromiumPath: stuckBrowser(),
    ownOrigin: 'http://127.0.0.1:9',
    logger: pino({ level: 'silent' }),
    answerMsMax,
  })

it('gives a picture up in time for a PDF that came meanwhile, and tells what a browser was started for', async () => {
  const printer = printerWith(9000)
  const picture = printer.print({ format: 'picture' } as PrintJob, {}).catch((error: unknown) => error)
  await new Promise((resolve) => setTimeout(resolve, 500))
  const second = printer.print({ format: 'picture' } as PrintJob, {}).catch((error: unknown) => error)
  const pdf = printer.print({ format: 'A4' } as PrintJob, {}).catch((error: unknown) => error)
  expect(await second).not.toBeInstanceOf(PrintFailure)
  expect(await picture).toBeInstanceOf(PrintFailure)
  // It had its turn, and was not refused for waiting.
  expect(await pdf).toBeInstanceOf(PrintFailure)
})

it('answers everybody within one limit, whoever waits for another’s print as well', async () => {
  const printer = printerWith(3000)
  const asked = [1, 2, 3, 4, 5].map(() => printer.print({} as PrintJob, {}))
  const refusals = await Promise.all(asked.map((printing) => printing.catch((error: ServiceError) => error)))
  expect(refusals).toMatchObject(asked.map(() => ({ code: 'overloaded', status: 503 })))
  // Those behind the one whose turn it is are not kept until it ends, to begin then.
  const texts = refusals.map((refusal) => (refusal as ServiceError).message)
  expect(texts.filter((text) => /^Other dashboards are being printed/.test(text))).toHaveLength(4)
})
