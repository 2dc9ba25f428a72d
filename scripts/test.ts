import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { brokenServers } from '@/test/support/broken-model-servers'
import { guessUnlessAsked } from '@/test/support/guessing-model'
import { startModelServer } from '@/test/support/model-server'
import { generatePrismaClient } from './generate-prisma-client'
import { countPlaywright, countVitest, type Results } from './test/count-results'
import { findOrInstallChromium } from './test/find-chromium'
import { startProduct } from './test/start-product'

/**
 * `npm test [-- unit|db|e2e …]`: all suites, or the ones named, with all that they need.
 * Ends with one line, `N passed, N failed`.
 */
const suites = ['unit', 'db', 'e2e'] as const
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(suites as readonly string[]).includes(name))
if (unknown.length > 0) {
  console.error(`Unknown suite ${unknown.join(', ')}; there are ${suites.join(', ')}.`)
  process.exit(2)
}
const wants = (name: (typeof suites)[number]) => asked.length === 0 || asked.includes(name)

const reports = path.resolve('.build/test-reports')

function runNode(args: string[], env: Record<string, string> = {}) {
  return new Promise<number>((resolve) => {
    const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** The projects of vitest.config.ts that a suite is made of. */
const projects = { unit: ['engine', 'unit'], db: ['db'] }

async function runVitest(suite: keyof typeof projects): Promise<Results> {
  const report = path.join(reports, `${suite}.json`)
  const named = projects[suite].flatMap((project) => ['--project', project])
  const args = [...named, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...args])
  return countVitest(report, code)
}

async function runEndToEnd(): Promise<Results> {
  const report = path.join(reports, 'e2e.json')
  const model = await startModelServer()
  // The specs say by a word whether the model's server fails.
  model.behave(guessUnlessAsked('vendor', brokenServers['fails with 500']!))
  const product = await startProduct({ model })
  try {
    const code = await runNode(['node_modules/playwright/cli.js', 'test', '--reporter=list,json'], {
      ...product.env,
      READOUT_BASE_URL: product.baseUrl,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    })
    return countPlaywright(report, code)
  } finally {
    await product.stop()
    await model.close()
  }
}

/** A few files while processes are killed; more of it is `npm run chaos`. */
async function runShortChaos(): Promise<Results> {
  const few = ['--generations', '12', '--bytes-max', '100000', '--pause', '500-1000', '--kills', '4']
  const args = ['--import', 'tsx', 'scripts/chaos.ts', ...few, '--targets', 'web,worker,engine,postgres']
  const isWell = (await runNode(args)) === 0
  return isWell ? { passed: 1, failures: [] } : { passed: 0, failures: ['the short chaos, as printed above'] }
}

process.env.NEXT_TELEMETRY_DISABLED = '1'
fs.rmSync(reports, { recursive: true, force: true })
fs.mkdirSync(reports, { recursive: true })
generatePrismaClient()
// Dashboards are printed by one, in the unit tests and by the product.
if (wants('unit') || wants('e2e')) process.env.CHROMIUM_PATH = await findOrInstallChromium()
spawnSync(process.execPath, ['scripts/bundle-engine.mjs'], { stdio: 'inherit' })

const results: Results[] = []
if (wants('unit')) results.push(await runVitest('unit'))
if (wants('db')) results.push(await runVitest('db'))
if (wants('e2e')) results.push(await runEndToEnd(), await runShortChaos())

const passed = results.reduce((sum, suite) => sum + suite.passed, 0)
const failures = results.flatMap((suite) => suite.failures)
// Once more at the end, where it is found: what is printed before runs to thousands of lines.
for (const failure of failures) console.log(`failed: ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1
