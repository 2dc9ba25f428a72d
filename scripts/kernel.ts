import fs from 'node:fs'
import { compileKernel, kernelModule } from './kernel/compile-kernel'

/** `npm run kernel`: compiles lib/engine/read/kernel/source; a test holds that the two belong together. */
fs.writeFileSync('lib/engine/read/kernel/kernel-bytes.ts', kernelModule(await compileKernel()))
