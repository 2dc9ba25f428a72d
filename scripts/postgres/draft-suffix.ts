import { randomBytes } from 'node:crypto'

/** Begins with the process, so that what a killed one left can be told. */
export const draftSuffix = (): string => `${process.pid}-${randomBytes(4).toString('hex')}`
