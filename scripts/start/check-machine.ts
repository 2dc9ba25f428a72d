import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
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
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code
    throw new StartError(
      `DATA_DIR: the folder ${dataDir} can't be written to (${reason}). Set it to one that can.`,
    )
  }
}

/** The web server of a start that was just killed may still be finishing its requests. */
const patienceMs = 3000
const retryMs = 100

/** Throws where the port can't be listened on. */
export async function requireFreePort(port: number, host: string | undefined): Promise<void> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const failure = await tryListen(port, host)
    if (!failure) return
    if (failure !== 'EADDRINUSE' || Date.now() > deadline) {
      throw new StartError(describeListenFailure(failure, port, host))
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

function describeListenFailure(code: string, port: number, host: string | undefined): string {
  if (code === 'EADDRINUSE') {
    return `PORT: another program listens on ${port} already. End it, or set PORT to a free one: PORT=${port + 1} npm start`
  }
  if (code === 'EACCES')
    return `PORT: ${port} needs more rights than this user has. Set PORT to one above 1023.`
  return `HOST: "${host}" is no address of this machine that can be listened on (${code}).`
}
