import { z } from 'zod'
import { validationError } from './validation'

/** Where a list goes on: the id of the last item told. */
export const encodeCursor = (id: string): string => Buffer.from(id).toString('base64url')

/** `idSchema` says what ids of the list look like: UUIDs unless it is given. */
export function decodeCursor(cursor: string, idSchema: z.ZodType<string> = z.uuid()): string {
  const id = idSchema.safeParse(Buffer.from(cursor, 'base64url').toString())
  if (id.success) return id.data
  throw validationError([
    {
      path: 'cursor',
      code: 'invalid',
      message: 'is not a cursor of this list; use next_cursor as it was given',
    },
  ])
}
