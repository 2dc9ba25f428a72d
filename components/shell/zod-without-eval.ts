import { z } from 'zod'

// Zod asks on the first schema whether it may make functions from text; the content security policy forbids it and
// the browser would log each try. So this stands before the first import of a schema in the browser.
if ('document' in globalThis) z.config({ jitless: true })
