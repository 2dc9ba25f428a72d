import { generateDashboard } from '@/lib/engine/generate-dashboard'
import { warmUpInstructions, warmUpTable } from './warm-up-table'

/** After the third the engine runs as fast on a first large file as on a later one. */
const rounds = 3

/**
 * Lets the engine's code be compiled before a file comes: a process's first 10 MB took twice as long as its second.
 * A round takes some 0.1 s; a task that comes meanwhile waits for one at the most, and is told by `isIdle`.
 */
export function warmUpEngine(isIdle: () => boolean): void {
  const bytes = new TextEncoder().encode(warmUpTable())
  const warm = (round: number) => {
    if (round > rounds || !isIdle()) return
    generateDashboard(bytes, { fileType: 'csv', fileName: 'orders.csv', instructions: warmUpInstructions })
    setImmediate(warm, round + 1)
  }
  warm(1)
}
