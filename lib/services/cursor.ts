import { z } from 'zod'
import { validationError } from './validation'

/** Where a list goes on: the id of the last item told, which is a UUID of version 7 and so stands in its order. */
export const encodeCursor = (id: string): string => Buffer.from(id).toString('base64url')

export function decodeCursor(cursor: string): string {
  const id = Buffer.from(cursor, 'base64url').toString()
  if (z.uuid().safeParse(id).success) return id
  throw validationError([
    {
      path: 'cursor',
      code: 'invalid',
      message: 'is not a cursor of this list; use next_cursor as it was given',
    },
  ])
}
