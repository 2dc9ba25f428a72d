import { DatabaseError } from 'pg'
import { describe, expect, it } from 'vitest'
import { EngineError } from '@/lib/engine/engine-error'
import { cleanErrorText } from './clean-log-fields'
import { createLogger } from './logger'

const marker = 'Marker4711'
const shareId = 'Zx9Qw8Er7Ty6Ui5Op4As3D'
const apiKey = `readout_${'aB3'.repeat(12)}`

function lineOf(fields: object, message = 'told', bindings: object = {}): string {
  const lines: string[] = []
  createLogger({ write: (line) => lines.push(line) })
    .child({ ...bindings })
    .error(fields, message)
  const line = lines.join('')
  JSON.parse(line)
  return line
}

function thrown(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

function databaseError(): DatabaseError {
  const error = new DatabaseError(`invalid input syntax for type uuid: "${marker}"`, 1, 'error')
  return Object.assign(error, {
    code: '22P02',
    detail: `Key (email)=(${marker}) already exists. Failing row contains (1, ${marker}).`,
    where: `COPY rows, line 1: "${marker}"`,
    parameters: [marker],
    query: `SELECT '${marker}'`,
    client: {
      processID: 424_242,
      secretKey: 987_654_321,
      connectionParameters: { password: marker, host: 'db' },
    },
  })
}

describe('a log line', () => {
  it.each([
    ['a driver error', databaseError()],
    ['one as a cause', new Error('failed', { cause: databaseError() })],
    ['several at once', new AggregateError([databaseError()], 'all failed')],
    ["an adapter's error", Object.assign(new Error('x'), { meta: { driverAdapterError: databaseError() } })],
    ['text that is no JSON', thrown(() => JSON.parse(`{"a": ${marker}}`))],
    ['text that is no number', thrown(() => BigInt(marker))],
    ['an unknown time zone', thrown(() => new Intl.DateTimeFormat('en', { timeZone: marker }))],
    ['a file that can not be read', new EngineError('file_unparsable', `Line 3 has ${marker} in it.`)],
    ['a text of several lines', new Error(`'a'\n    at "${marker}"\n"${marker}"`)],
    ['a row', new Error(`new row violates a check. Failing row contains (1, ${marker}, 2).`)],
  ])('holds no value of %s', (_, error) => {
    const line = lineOf({ error })
    expect(line).not.toContain(marker)
    expect(line).not.toMatch(/424242|987654321/)
    expect(cleanErrorText(error)).not.toContain(marker)
  })

  it('tells what went wrong with a database, and where', () => {
    const { error } = JSON.parse(lineOf({ error: databaseError() }))
    expect(error).toMatchObject({
      code: '22P02',
      message: 'invalid input syntax for type uuid: "…"',
      stack: expect.stringContaining('clean-log-fields.test'),
    })
  })

  it.each([
    ['a path', { path: `/api/share/${shareId}/export.pdf` }],
    ["a link's own path", { path: `/api/share-links/${shareId}/` }],
    ['an address', { a: { b: { url: `https://x.test/share/${shareId}?theme=dark` } } }],
    ['a field of its own', { share: { linkId: shareId } }],
    ["an error's text", { error: new Error(`no answer from /share/${shareId}/`) }],
  ])('names no share link in %s', (_, fields) => {
    expect(lineOf(fields)).not.toContain(shareId)
  })

  it.each([
    [
      'a deep field',
      { a: { b: { c: { d: { password: marker, secretKey: marker, accessToken: marker } } } } },
    ],
    ['a list', { accounts: [{ apiKey: marker }, { headers: { Cookie: marker, Authorization: marker } }] }],
    ['a connection string', { detail: `postgresql://readout:${marker}@db:5432/x` }],
    ['a header in a text', { detail: `sent Authorization: Bearer ${marker}` }],
    ['a query', { path: `/x?token=${marker}&a=1` }],
    ['a key of ours', { text: `used ${apiKey}.` }],
  ])('holds no secret of %s', (_, fields) => {
    for (const line of [lineOf(fields), lineOf({}, 'told', fields)]) {
      expect(line).not.toContain(marker)
      expect(line).not.toContain(apiKey)
    }
  })

  it('holds none in its message either', () => {
    const line = lineOf({}, `${apiKey} smtp://me:${marker}@mail.test /share/${shareId}\n${apiKey}`)
    expect(line).not.toMatch(new RegExp(`${apiKey}|${marker}|${shareId}`))
    expect(line).toContain('/share/:id')
  })

  it('keeps what is no secret', () => {
    const fields = {
      requestId: 'req_0123456789abcdef0123456789abcdef',
      storageKey: '019a/x.csv',
      tokens: 12,
      path: '/api/dashboard/019aab00-0000-7000-8000-000000000000/share/',
      outcome: { status: 200, durationMs: 3 },
    }
    expect(JSON.parse(lineOf(fields))).toMatchObject(fields)
  })
})
