import { describe, expect, it } from 'vitest'
import { prettyLine } from './log-line'
import { createLogger } from './logger'

function logged(write: (logger: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const lines: string[] = []
  write(createLogger({ write: (line) => lines.push(line) }))
  return JSON.parse(lines.join('')) as Record<string, unknown>
}

describe('createLogger', () => {
  it('writes one JSON object with the level by name and the time in UTC', () => {
    const entry = logged((logger) => logger.info({ requestId: 'r1' }, 'hello'))
    expect(entry).toMatchObject({ level: 'info', msg: 'hello', requestId: 'r1' })
    expect(entry.time).toMatch(/^\d{4}-.*Z$/)
  })

  it('leaves secrets out at any of the first three levels', () => {
    const secret = 'hunter2'
    const entry = logged((logger) =>
      logger.warn({
        password: secret,
        account: { passwordHash: secret },
        a: { headers: { authorization: secret } },
      }),
    )
    expect(JSON.stringify(entry)).not.toContain(secret)
  })

  it('keeps what went wrong of an error', () => {
    const entry = logged((logger) => logger.error({ error: new Error('broken') }, 'failed'))
    expect(entry.error).toMatchObject({ message: 'broken', stack: expect.stringContaining('logger.test') })
  })
})

describe('prettyLine', () => {
  it('is short and keeps the fields', () => {
    const line = prettyLine(
      '{"level":"warn","time":"2026-01-02T03:04:05.678Z","msg":"slow","ms":12,"path":"/x"}',
    )
    expect(line).toBe('03:04:05 warn slow  ms=12  path=/x\n')
  })
})
