import { z } from 'zod'

export const idSchema = z.uuid()
/** ISO 8601 in UTC, ending in `Z`. */
export const timestampSchema = z.iso.datetime()
/** 22 base62 characters from a CSPRNG. */
export const shareLinkIdSchema = z.string().regex(/^[0-9A-Za-z]{22}$/)
export const hexColorSchema = z.string().regex(/^#[0-9A-Fa-f]{6}$/)
/** Six digits that came by mail, with spaces or without. */
export const mailedCodeSchema = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'must be the six digits of the mail'))
