import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { ServiceError } from '@/lib/services/errors'
import { requireValid } from '@/lib/services/validation'
import { allOperations } from './operations/all-operations'

const bodies = allOperations.flatMap(({ id, body }) => (body ? [{ id, ...body }] : []))

function detailsOf(schema: z.ZodType, given: object) {
  try {
    requireValid(schema, given)
    return []
  } catch (error) {
    if (error instanceof ServiceError) return error.details
    throw error
  }
}

describe.each(bodies)('the body of $id', ({ schema, example }) => {
  const fields = Object.keys((schema as z.ZodObject).shape)

  it('has no field that is mistyped and passed over: each is named with the one that was meant', () => {
    for (const field of fields) {
      const typed = `${field}x`
      expect(detailsOf(schema, { ...(example as object), [typed]: 'x' })).toEqual([
        {
          path: typed,
          code: 'unrecognized_keys',
          message: `is not a field of this request. Did you mean ${field}?`,
        },
      ])
    }
  })

  it('names the fields that it has where none is near', () => {
    const [issue] = detailsOf(schema, { ...(example as object), zzzzzzzz: 1 })
    expect(issue?.message).toBe(`is not a field of this request. It has ${fields.join(', ')}.`)
  })
})
