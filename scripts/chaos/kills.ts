import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ownProcesses } from './processes'
import type { Product } from './product'

export interface KillOptions {
  projectDir: string
  /** Of the Postgres that is to be killed. */
  clusterDir: string
  product: Product
  random: () => number
  pauseMs: { least: number; most: number }
  recoverMs: number
  targets: readonly Target[]
  killsMax: number
}

export const targets = ['start', 'start-early', 'web', 'worker', 'engine', 'postgres'] as const
export type Target = (typeof targets)[number]

export interface Kills {
  counts: Map<Target, number>
  /** Ends after the next recovery. */
  stop: () => Promise<void>
}

/** Kills one process after another with -9, and waits each time until the product is well again. */
export function beginKills(options: KillOptions): Kills {
  const counts = new Map<Target, number>()
  let stopped = false
  const round = async () => {
    const bag: Target[] = []
    for (let killed = 0; !stopped && killed < options.killsMax; killed++) {
      const { least, most } = options.pauseMs
      await sleep(least + options.random() * (most - least))
      // Each in turn, in an order of the seed's.
      if (bag.length === 0) bag.push(...shuffled(options.targets, options.random))
      const target = bag.pop()!
      if (!stopped && (await kill(target, options))) counts.set(target, (counts.get(target) ?? 0) + 1)
      await options.product.healthy(options.recoverMs)
    }
  }
  const running = round()
  running.catch(() => undefined)
  return {
    counts,
    stop: () => {
      stopped = true
      return running
    },
  }
}

/** False where there was none to kill. */
async function kill(target: Target, options: KillOptions): Promise<boolean> {
  const { product, projectDir, random } = options
  if (target === 'start') return killNow(product.pid())
  if (target === 'start-early') return killEarly(options)
  if (target === 'postgres') return killNow(postmasterOf(options.clusterDir))
  const found = ownProcesses(projectDir, target)
  return killNow(found[Math.floor(random() * found.length)]?.pid ?? null)
}

/** The start script, and the next one again while its web server is still starting. */
async function killEarly({ product, projectDir, random }: KillOptions): Promise<boolean> {
  killNow(product.pid())
  const before = new Set(ownProcesses(projectDir, 'web').map(({ pid }) => pid))
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    product.ensure()
    if (ownProcesses(projectDir, 'web').some(({ pid }) => !before.has(pid))) break
    await sleep(50)
  }
  await sleep(random() * 800)
  return killNow(product.pid())
}

function killNow(pid: number | null): boolean {
  if (pid === null) return false
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

export function postmasterOf(clusterDir: string): number | null {
  try {
    return Number(readFileSync(path.join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return null
  }
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const rest = [...items]
  return items.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]!)
}
