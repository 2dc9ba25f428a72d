import { expect, it } from 'vitest'
import type { EngineProcess } from './engine-process'
import { createProcessSupply } from './engine-process-supply'

/** Processes that do nothing, each with a number of its own. */
function supplyOf(count: number, isReusable: () => Promise<boolean>) {
  let started = 0
  const start = (): EngineProcess => {
    let alive = true
    const [end, ended] = deferred()
    const kill = () => {
      alive = false
      end()
    }
    return {
      pid: ++started,
      isAlive: () => alive,
      run: () => Promise.reject(),
      answer: () => {},
      kill,
      ended,
    }
  }
  return createProcessSupply({ count, start, isReusable })
}

function deferred(): [() => void, Promise<void>] {
  let end = () => {}
  return [() => end(), new Promise<void>((resolve) => (end = resolve))]
}

it('hands out the process that holds a table at once, however long its memory is looked at', async () => {
  const supply = supplyOf(2, () => new Promise(() => undefined))
  const process = await supply.acquire(undefined, 'table')
  await supply.release(process, 'table')
  expect(await supply.acquire(undefined, 'table')).toBe(process)
  await supply.close()
})

it('replaces one that holds too much, as soon as it is idle', async () => {
  const supply = supplyOf(1, async () => false)
  const process = await supply.acquire(undefined, 'table')
  await supply.release(process, 'table')
  await new Promise(setImmediate)
  expect(process.isAlive()).toBe(false)
  expect((await supply.acquire(undefined, 'table')).pid).not.toBe(process.pid)
  await supply.close()
})

it('looks at one before it is handed on to who waits', async () => {
  const supply = supplyOf(1, async () => false)
  const process = await supply.acquire(undefined, 'table')
  const next = supply.acquire(undefined, 'another')
  await supply.release(process, 'table')
  expect((await next).pid).not.toBe(process.pid)
  await supply.close()
})

it('renews one that was at work again when it was looked at, as soon as it is back', async () => {
  let answer = (_isReusable: boolean) => {}
  const supply = supplyOf(1, () => new Promise((resolve) => (answer = resolve)))
  const process = await supply.acquire(undefined, 'table')
  await supply.release(process, 'table')
  expect(await supply.acquire(undefined, 'table')).toBe(process)
  answer(false)
  await new Promise(setImmediate)
  const released = supply.release(process, 'table')
  answer(false)
  await released
  expect((await supply.acquire(undefined, 'table')).pid).not.toBe(process.pid)
  await supply.close()
})
