import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import esbuild from 'esbuild'
import { bundleEngine } from '../bundle-engine.mjs'
import { bundleProcess } from './bundle-process'
import { bundleSharePage } from './bundle-share-page'
import { scriptList } from './share-page-folder'
import { sourceDigest } from './source-digest'

const engineChild = 'lib/services/generation/engine-child.ts'

/** The bundles that take a second: the engine's process, the web server's and the worker's. */
export async function bundleProcesses(projectDir: string): Promise<void> {
  await Promise.all([
    bundleEngine(),
    bundleEngine(engineChild),
    bundleProcess(projectDir, 'web'),
    bundleProcess(projectDir, 'worker'),
  ])
  // Its service would stay as long as we do.
  await esbuild.stop()
}

/** Whether Next's build is missing or older than its sources. */
export function isBuildStale(projectDir: string): boolean {
  const stamp = stampOf(projectDir)
  return (
    !existsSync(stamp) ||
    !existsSync(scriptList(projectDir)) ||
    readFileSync(stamp, 'utf8') !== sourceDigest(projectDir)
  )
}

/** Builds the pages; throws what Next said where it fails, and when it is told to stop. */
export async function buildPages(projectDir: string, signal?: AbortSignal): Promise<void> {
  const digest = sourceDigest(projectDir)
  await bundleSharePage(projectDir)
  const giveUpAt = Date.now() + otherBuildMsMax
  let output = await runNext(projectDir, signal)
  // That of a start which was killed goes on by itself for a while.
  while (output !== null && isLockedOut(output) && Date.now() < giveUpAt) {
    await sleep(otherBuildLookMs, undefined, { signal })
    output = await runNext(projectDir, signal)
  }
  if (output !== null) throw new Error(`The build failed:\n${output}`)
  writeFileSync(stampOf(projectDir), digest)
}

const otherBuildMsMax = 600_000
const otherBuildLookMs = 2000

const isLockedOut = (output: string) => output.includes('Another next build process is already running')

const stampOf = (projectDir: string) => path.join(projectDir, '.next', 'readout-sources')

/** Gives what it printed where it failed. */
function runNext(projectDir: string, signal?: AbortSignal): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const next = path.join(projectDir, 'node_modules', 'next', 'dist', 'bin', 'next')
    const child = spawn(process.execPath, [next, 'build'], {
      cwd: projectDir,
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0 ? null : output))
  })
}
