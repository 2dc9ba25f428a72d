import { setFlagsFromString } from 'node:v8'

/**
 * For a process that runs the engine: instructions are held against hundreds of patterns, most of them once, and V8's
 * byte code, made first and thrown away, takes as long again as the machine code.
 */
export const compilePatternsAtOnce = (): void => setFlagsFromString('--no-regexp-tier-up')
