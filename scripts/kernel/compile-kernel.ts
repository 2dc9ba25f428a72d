import { main } from 'assemblyscript/asc'

const entry = 'lib/engine/read/kernel/source/kernel.ts'
const firstPages = 16

/** The kernel's source as WebAssembly; the same bytes each time. */
export async function compileKernel(): Promise<Uint8Array> {
  let binary: Uint8Array | null = null
  const options = ['--enable', 'simd', '--enable', 'bulk-memory', '--runtime', 'stub', '--importMemory']
  const { error, stderr } = await main(
    [entry, '-o', 'kernel.wasm', ...options, '--initialMemory', String(firstPages), '-O3', '--noAssert'],
    {
      writeFile(name, contents) {
        if (name.endsWith('.wasm')) binary = contents as Uint8Array
      },
    },
  )
  if (error || !binary) throw new Error(`The kernel can't be compiled: ${stderr.toString()}`)
  return binary
}

/** The module that carries the bytes to wherever the engine runs. */
export const kernelModule = (bytes: Uint8Array): string =>
  `/** Made of \`source\` by \`npm run kernel\`. */
const base64 =
  '${Buffer.from(bytes).toString('base64')}'

export const kernelBytes = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
`
