import { spawn } from 'node:child_process'
import { generatePrismaClient } from './generate-prisma-client'

/** Everything that can be said of the code without running it, side by side, in seconds. */
const checks: [string, string[]][] = [
  ['format and lint', ['biome', 'ci', '--colors=off', '--error-on-warnings', '.']],
  ['types', ['tsc', '--noEmit']],
  ['import rules', ['depcruise', 'app', 'components', 'lib', 'scripts', 'bench', 'test', 'e2e']],
  ['dead code', ['knip']],
]

const modulesSeenMin = 150

function run([name, [bin, ...args]]: [string, string[]]) {
  return new Promise<{ name: string; ok: boolean; output: string; ms: number }>((resolve) => {
    const started = Date.now()
    const child = spawn(`node_modules/.bin/${bin}`, args, { shell: process.platform === 'win32' })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('close', (code) => resolve({ name, ok: code === 0, output, ms: Date.now() - started }))
  })
}

/** A cruise that sees few modules holds no rule: a wrong path or a new compiler would pass unseen. */
function requireModulesSeen(output: string) {
  const seen = Number(/(\d+) modules/.exec(output)?.[1] ?? 0)
  return seen >= modulesSeenMin
    ? null
    : `Only ${seen} modules were seen; at least ${modulesSeenMin} are expected.`
}

generatePrismaClient()
const results = await Promise.all(checks.map(run))
for (const result of results) {
  const shortfall = result.name === 'import rules' ? requireModulesSeen(result.output) : null
  const ok = result.ok && shortfall === null
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${result.name} (${(result.ms / 1000).toFixed(1)} s)`)
  if (!ok) console.log([result.output.trim(), shortfall].filter(Boolean).join('\n'))
  if (!ok) process.exitCode = 1
}
