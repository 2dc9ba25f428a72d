import { ownWords } from '@/lib/contracts/own-words'

// Zod asks on the first schema whether it may make functions from text; the content security policy forbids it and
// the browser would log each try. This runs before any other script of ours, whichever page it is.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true, customError: ownWords } })
