import { createHash } from 'node:crypto'

/** Names a text by what it says: the same one has the same tag in every process, before and after a start. */
export const entityTag = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

/** Whether whoever asks has what a tag names, strong or weak (RFC 9110, 13.1.2). */
export function isTagKnown(request: Pick<Request, 'headers'>, tag: string): boolean {
  const known = request.headers.get('if-none-match')
  return known !== null && (known.trim() === '*' || known.includes(tag.replace(/^W\//, '')))
}
