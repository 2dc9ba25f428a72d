import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Target, targets } from './chaos/kills'
import { type ChaosResult, runChaos } from './chaos/run-chaos'

/**
 * `npm run chaos [-- --generations 200 --seed 1 --database embedded|own --bytes-max 10000000 --pause 1000-6000 --targets web,worker --kills 9]`: the
 * real product under kills. Fails where a generation is lost or doubled, a process is left, or a 500 is answered.
 */
async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      generations: text,
      seed: text,
      database: text,
      'bytes-max': text,
      pause: text,
      targets: text,
      kills: text,
    },
  })
  const [least = 1000, most = least] = (values.pause ?? '1000-6000').split('-').map(Number)
  const result = await runChaos({
    projectDir: path.resolve(import.meta.dirname, '..'),
    generations: Number(values.generations ?? 200),
    seed: Number(values.seed ?? 1),
    database: values.database === 'own' ? 'own' : 'embedded',
    bytesMax: Number(values['bytes-max'] ?? 10_000_000),
    pauseMs: { least, most },
    targets: chosen(values.targets),
    killsMax: Number(values.kills ?? Number.POSITIVE_INFINITY),
  })
  // Connections that the killed ones left half open would keep this process for minutes.
  process.exit(report(result) ? 0 : 1)
}

function chosen(given: string | undefined): readonly Target[] {
  if (!given) return targets
  const names = given.split(',')
  const unknown = names.find((name) => !(targets as readonly string[]).includes(name))
  if (unknown) throw new Error(`--targets are of ${targets.join(', ')}; "${unknown}" is none.`)
  return names as Target[]
}

/** The last line says it all; gives whether nothing went wrong. */
function report({ outcomes, doubled, orphans, failures, kills, seconds }: ChaosResult): boolean {
  const of = (end: string) => outcomes.filter((outcome) => outcome.end === end)
  for (const outcome of outcomes) {
    if (outcome.end !== 'completed')
      console.log(`${outcome.end}: ${outcome.id ?? 'without an id'}: ${outcome.reason}`)
  }
  for (const [status, { count, first }] of failures) console.log(`${status} × ${count}, the first: ${first}`)
  for (const orphan of orphans) console.log(`orphan: ${orphan}`)
  const killed = [...kills].map(([target, count]) => `${target} ${count}`).join(', ')
  const answered = [...failures].map(([status, { count }]) => `${count} × ${status}`).join(', ') || 'none'
  const lost = of('lost').length
  console.log(
    `${outcomes.length} generations in ${seconds} s: ${of('completed').length} completed, ${of('failed').length} failed with a reason, ${lost} lost, ${doubled} doubled; killed ${killed || 'none'}; ${orphans.length} orphans; 5xx: ${answered}`,
  )
  const errors = [...failures.keys()].some((status) => status !== 503)
  return lost === 0 && doubled === 0 && orphans.length === 0 && !errors
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
