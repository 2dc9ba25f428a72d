import fs from 'node:fs'
import { expect, it } from 'vitest'
import { compileKernel, kernelModule } from './compile-kernel'

it('is compiled to the bytes that the engine carries', async () => {
  const carried = fs.readFileSync('lib/engine/read/kernel/kernel-bytes.ts', 'utf8')
  expect(kernelModule(await compileKernel())).toBe(carried)
})
