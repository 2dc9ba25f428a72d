import { createHash } from 'node:crypto'

/** Names a text by what it says: the same one has the same tag in every process, before and after a start. */
export const entityTag = (text: string | Buffer): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/** Whether whoever asks has what a tag names, strong or weak, by their If-None-Match (RFC 9110, 13.1.2). */
export const isTagKnown = (known: string | null | undefined, tag: string): boolean =>
  known?.trim() === '*' || known?.includes(tag.replace(/^W\//, '')) === true
