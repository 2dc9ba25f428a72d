import type { World } from './world'

export interface FuzzRun {
  world: World
  seed: number
  count: number
  /** Of so many at once. */
  concurrency: number
  /** Alone this one, to look into what a run has found. */
  only?: number
  /** Told of each kind of finding when it is found. */
  onFirst?: (line: string) => void
}

/** Runs the cases by their numbers, so many at once. */
export async function runCases(
  { count, concurrency, only }: FuzzRun,
  runCase: (index: number) => Promise<void>,
): Promise<void> {
  let next = only ?? 0
  const end = only === undefined ? count : only + 1
  const work = async () => {
    while (next < end) await runCase(next++)
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}
