import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ownWords } from './own-words'

const said = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { reportInput: true, error: ownWords }).error?.issues.map(({ message }) => message)

const long = 'x'.repeat(300)

describe('what is wrong with an input', () => {
  it.each([
    [z.string().max(200), long, 'must have at most 200 characters'],
    [z.string().max(1), long, 'must have at most 1 character'],
    [z.string().min(1), '', 'must not be empty'],
    [z.string().min(12), 'x', 'must have at least 12 characters'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], 'must have at most 2 entries'],
    [z.array(z.string()).min(1), [], 'must not be empty'],
    [z.number().max(100), 101, 'must be at most 100'],
    [z.number().positive(), 0, 'must be more than 0'],
    [z.int(), 1.5, 'must be a whole number'],
    [z.coerce.number(), 'x', 'must be a number'],
    [z.string(), 5, 'must be text'],
    [z.string(), undefined, 'is required'],
    [z.boolean(), 'yes', 'must be true or false'],
    [z.array(z.string()), {}, 'must be a list'],
    [z.object({}), [], 'must be an object'],
    [z.enum(['csv', 'json']), 'xml', 'must be "csv" or "json"'],
    [z.email(), 'x', 'must be an e-mail address such as ann@example.com'],
    [z.url(), 'x', 'must be an address such as https://example.com/path'],
    [z.iso.datetime(), 'x', 'must be a time such as 2026-03-09T12:00:00Z'],
    [z.strictObject({ a: z.string() }), { a: 'b', c: 1 }, "has a field that it can't have: c"],
    [z.union([z.string(), z.number()]), true, 'is not valid; see the documentation'],
    [z.string().max(3, 'must be short'), long, 'must be short'],
  ])('%# is told in our own words', (schema, input, message) => {
    expect(said(schema, input)).toEqual([message])
  })
})
