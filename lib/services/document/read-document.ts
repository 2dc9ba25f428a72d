import type { z } from 'zod'
import { ServiceError } from '../errors'

type Json = Record<string, unknown>

/** What a kind of stored document looks like now, and how older ones become so. */
export interface DocumentKind<T> {
  /** As a person calls it. */
  name: string
  schema: z.ZodType<T>
  /** One a version, oldest first: the first makes a document of version 1 one of version 2. */
  ways: ((document: Json) => Json)[]
}

/** The version that documents of a kind are written in. */
export const versionOf = ({ ways }: DocumentKind<unknown>): number => ways.length + 1

const problemsToldMax = 3

/**
 * A stored document in the shape of today. Throws `document_unreadable`, which says what is wrong with it, where it is
 * newer than this program or not what its version says.
 */
export function readDocument<T>(kind: DocumentKind<T>, version: number, stored: unknown): T {
  const current = versionOf(kind)
  if (version > current) {
    throw unreadable(
      kind,
      `it was stored by a newer Readout (version ${version}; this one reads up to ${current})`,
    )
  }
  const risen = kind.ways.slice(version - 1).reduce((document, rise) => rise(document), stored as Json)
  const { data, error } = kind.schema.safeParse(risen)
  if (!error) return data
  const problems = error.issues
    .slice(0, problemsToldMax)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw unreadable(kind, problems.join('; '))
}

const unreadable = ({ name }: DocumentKind<unknown>, why: string) =>
  new ServiceError('document_unreadable', {
    message: `This ${name} can’t be read as it was stored: ${why}. Make the dashboard anew; its table is still here.`,
  })
