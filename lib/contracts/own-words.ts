import type { z } from 'zod'

/**
 * What is wrong with an input, in our own words, where its schema says nothing of its own: each reads on after the
 * name of the field, as in "title: must have at most 200 characters".
 */
export const ownWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${kindOf(issue.expected)}`
    case 'too_big':
      return `must ${boundOf(issue, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)}`
    case 'too_small':
      return tooSmall(issue)
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? 'written otherwise; see the documentation'}`
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'invalid_value':
      return `must be ${listOf(issue.values.map((value) => JSON.stringify(value)))}`
    case 'unrecognized_keys':
      return `has ${issue.keys.length === 1 ? 'a field' : 'fields'} that it can't have: ${issue.keys.join(', ')}`
    case 'invalid_key':
      return 'has a name that it can not have'
    default:
      return 'is not valid; see the documentation'
  }
}

function tooSmall(issue: { origin: string; inclusive?: boolean; minimum: number | bigint }): string {
  const isText = issue.origin === 'string' || issue.origin === 'array'
  if (isText && Number(issue.minimum) === 1) return 'must not be empty'
  return `must ${boundOf(issue, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)}`
}

/** `have at most 200 characters`, `be at least 1`. */
function boundOf({ origin }: { origin: string }, bound: string, count: number | bigint): string {
  const unit = units[origin]
  if (!unit) return `be ${bound} ${count}`
  return `have ${bound} ${count} ${Number(count) === 1 ? unit.replace(/ies$/, 'y').replace(/s$/, '') : unit}`
}

const units: Record<string, string> = {
  string: 'characters',
  array: 'entries',
  set: 'entries',
  file: 'bytes',
}

const kinds: Record<string, string> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  null: 'null',
}

const kindOf = (expected: string): string => kinds[expected] ?? `of the type ${expected}`

const formats: Record<string, string> = {
  email: 'an e-mail address such as ann@example.com',
  url: 'an address such as https://example.com/path',
  uuid: 'an id as it was given (a UUID)',
  datetime: 'a time such as 2026-03-09T12:00:00Z',
  date: 'a date such as 2026-03-09',
  json_string: 'JSON',
}

const listOf = (words: string[]): string =>
  words.length < 2 ? (words[0] ?? 'nothing') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
