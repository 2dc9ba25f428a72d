import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './start-error'

const nodeFloor = [20, 19] as const

export function requireNode(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > nodeFloor[0] || (major === nodeFloor[0] && minor >= nodeFloor[1])) return
  throw new StartError(`Readout needs Node ${nodeFloor.join('.')} or newer, and this is ${version}.`)
}

export function requireDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code
    throw new StartError(
      `DATA_DIR: the folder ${dataDir} can't be written to (${reason}). Set it to one that can.`,
    )
  }
}

/** Not Node's own `recursive`, which never ends where a folder can't be made in one that is there, as under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** PDFs are the one thing that needs it, so this is told and no more. */
export function warnOfChromium(chromiumPath: string | undefined): void {
  if (!chromiumPath) return
  try {
    if (!statSync(chromiumPath).isFile()) throw new Error('no file')
    accessSync(chromiumPath, constants.X_OK)
  } catch {
    console.error(
      `CHROMIUM_PATH: there is no program at ${chromiumPath}. PDFs are refused until there is one; leave it out to use the one that is installed.`,
    )
  }
}

/** The web server of a start that was just killed may still be finishing its requests. */
const patienceMs = 3000
const retryMs = 100

/** Throws where the port can't be listened on; `running` is the process of a start of ours that has it. */
export async function requireFreePort(
  port: number,
  host: string | undefined,
  running: number | null = null,
): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const failure = await tryListen(port, host)
    if (!failure) return
    if (failure !== 'EADDRINUSE' || Date.now() > deadline) {
      const other = running === null ? 'another program' : `Readout itself (process ${running})`
      throw new StartError(describeListenFailure(failure, { port, host, other }))
    }
    await sleep(retryMs)
  }
}

/** Gives the system's code where it can't. */
async function tryListen(port: number, host: string | undefined): Promise<string | null> {
  const server = createServer()
  const failure = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve)
    server.listen({ port, host }, () => resolve(null))
  })
  if (failure) return failure.code ?? failure.message
  await new Promise((resolve) => server.close(resolve))
  return null
}

interface Wanted {
  port: number
  host: string | undefined
  other: string
}

function describeListenFailure(code: string, { port, host, other }: Wanted): string {
  if (code === 'EADDRINUSE') {
    return `PORT: ${other} listens on ${port} already. End it, or set PORT to a free one: PORT=${port + 1} npm start`
  }
  if (code === 'EACCES')
    return `PORT: ${port} needs more rights than this user has. Set PORT to one above 1023.`
  return `HOST: "${host}" is no address of this machine that can be listened on (${code}).`
}
