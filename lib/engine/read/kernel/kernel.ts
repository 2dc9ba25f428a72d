import { kernelBytes } from './kernel-bytes'

/**
 * What `source/kernel.ts` gives, compiled to WebAssembly. Addresses are places in `memory`, whose buffer is another one
 * whenever it has grown.
 */
export interface Kernel {
  memory: WebAssembly.Memory
  reset(): void
  alloc(bytes: number): number
  scan(text: number, length: number, delimiter: number, quote: number, out: number): void
  setDialect(delimiter: number, quote: number): void
  setRows(widths: number, firstLines: number, lastLines: number): void
  begin(text: number, length: number, arenaBytes: number): void
  cut(): number
  getTrouble(): number
  makeDictionary(): number
  codeOfBlank(dictionary: number): number
  encode(dictionary: number, column: number, rows: number, codes: number): void
  countOf(dictionary: number): number
  entriesOf(dictionary: number): number
  numbersOf(dictionary: number): number
  looksOf(dictionary: number): number
}

const firstPages = 16
/** A memory that has grown beyond this is given up after use. */
const keptBytes = 128 * 1024 * 1024

let module: WebAssembly.Module | null = null
let kept: Kernel | null = null

/**
 * Gives the kernel to somebody who keeps nothing of its memory; null where it can't be had, or runs out of memory.
 * One at a time: what uses it calls nothing that would use it too.
 */
export function withKernel<T>(use: (kernel: Kernel) => T): T | null {
  try {
    const kernel = kept ?? makeKernel()
    kernel.reset()
    kept = null
    const result = use(kernel)
    if (kernel.memory.buffer.byteLength <= keptBytes) kept = kernel
    return result
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) return null
    throw error
  }
}

function makeKernel(): Kernel {
  module ??= new WebAssembly.Module(kernelBytes())
  const memory = new WebAssembly.Memory({ initial: firstPages })
  const abort = () => {
    throw new RangeError('The kernel is out of memory.')
  }
  const { exports } = new WebAssembly.Instance(module, { env: { memory, abort } })
  return { ...(exports as unknown as Kernel), memory }
}
