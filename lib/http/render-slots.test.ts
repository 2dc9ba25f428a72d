import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createRenderSlots } from './render-slots'

const bounds = { runningMax: 2, waitingMax: 1, heldMsMax: 60_000 }

describe('places for renders', () => {
  it('are so many; who comes next waits, and who comes after is told when to come again', async () => {
    const slots = createRenderSlots(bounds)
    const [first] = await Promise.all([slots.take(), slots.take()])
    const third = slots.take()
    await expect(slots.take()).rejects.toMatchObject({
      code: 'overloaded',
      status: 503,
      retryAfterSeconds: 3,
    })
    first()
    first()
    const free = await third
    await expect(Promise.race([slots.take(), sleep(30).then(() => 'waits')])).resolves.toBe('waits')
    free()
  })

  it('are free again in time, however slowly somebody takes a page in', async () => {
    const slots = createRenderSlots({ ...bounds, runningMax: 1, heldMsMax: 30 })
    await slots.take()
    const free = await slots.take()
    free()
  })
})
