import { createHash } from 'node:crypto'
import { randomBase62 } from '../base62'

/** 32 base62 characters are 190 bits: guessing one is no way in. */
const tokenLength = 32
const wellFormed = /^[0-9A-Za-z]{32}$/

/** The value of a viewer's cookie; only its digest is kept. */
export const newViewerToken = (): string => randomBase62(tokenLength)

export const digestViewerToken = (token: string): string => createHash('sha256').update(token).digest('hex')

export const isViewerToken = (text: string): boolean => wellFormed.test(text)
