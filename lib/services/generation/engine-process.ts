import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { EngineAnswer, EngineMessage, EngineTask } from './engine-task'

export interface EngineProcess {
  pid: number
  /** False once it has ended, whatever ended it. */
  isAlive: () => boolean
  /** Gives its last message; throws `EngineProcessEnded` where it ends without one. One task at a time. */
  run: (task: EngineTask, onMessage: (message: EngineMessage) => void) => Promise<EngineMessage>
  /** To a question of the task that it is at. */
  answer: (answer: EngineAnswer) => void
  /** At once, whatever it does. */
  kill: () => void
  ended: Promise<void>
}

export class EngineProcessEnded extends Error {
  override name = 'EngineProcessEnded'
  constructor(
    how: string,
    readonly reason: 'memory' | 'signal' | 'crash',
  ) {
    super(`The engine's process ended: ${how}`)
  }
}

/** By somebody from outside: no word about the file. */
export const wasKilled = (error: unknown): boolean =>
  error instanceof EngineProcessEnded && error.reason === 'signal'

/** Enough of what it says last to see why it ended. */
const stderrTailChars = 4000
const heapExhausted = /heap out of memory|Allocation failed/

/** A child process that runs the engine, one file after another. */
export function startEngineProcess(script: string, memoryMb: number): EngineProcess {
  const child = fork(script, [], {
    // Its own flags: a parent under tsx or an inspector would hand down its own. What is young is given the room at once
    // that it would grow to: a small file is over before.
    execArgv: [`--max-old-space-size=${memoryMb}`, '--min-semi-space-size=16'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { NODE_ENV: 'production', TZ: 'UTC' },
  })
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-stderrTailChars)
  })
  child.on('error', (error) => {
    stderr += error.message
  })
  const ended = once(child, 'close').then(() => undefined)
  return {
    pid: child.pid ?? 0,
    isAlive: () => child.exitCode === null && child.signalCode === null && child.connected,
    run: (task, onMessage) => runTask({ child, task, onMessage, lastWords: () => stderr }),
    answer: (answer) => {
      if (child.connected) child.send(answer)
    },
    kill: () => {
      child.kill('SIGKILL')
    },
    ended,
  }
}

const isUnderway = ({ type }: EngineMessage) => type === 'stage' || type === 'ready' || type === 'question'

interface Run {
  child: ChildProcess
  task: EngineTask
  onMessage: (message: EngineMessage) => void
  lastWords: () => string
}

function runTask({ child, task, onMessage, lastWords }: Run): Promise<EngineMessage> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      child.off('message', hear)
      child.off('close', fail)
    }
    const hear = (message: EngineMessage) => {
      onMessage(message)
      if (isUnderway(message)) return
      finish()
      resolve(message)
    }
    const fail = (code: number | null, signal: string | null) => {
      finish()
      reject(endOf(code, signal, lastWords()))
    }
    child.on('message', hear)
    child.once('close', fail)
    child.send(task, (error) => {
      // The close that follows tells the end; without one the channel alone is broken.
      if (error) child.kill('SIGKILL')
    })
  })
}

function endOf(code: number | null, signal: string | null, lastWords: string): EngineProcessEnded {
  const how = `${signal ?? `code ${code}`}. ${withoutData(lastWords)}`
  if (heapExhausted.test(lastWords)) return new EngineProcessEnded(how, 'memory')
  return new EngineProcessEnded(how, signal === 'SIGKILL' || signal === 'SIGTERM' ? 'signal' : 'crash')
}

/** An uncaught error's text and the line of code that V8 prints with it may hold a cell of the file. */
const withoutData = (lastWords: string): string =>
  lastWords
    .split('\n')
    .filter((line) => /^(\s+at |FATAL ERROR|Error: Cannot find module|Node\.js v)/.test(line))
    .join('\n')
