import { describe, expect, it } from 'vitest'
import { type LanguageModel, ModelError, type ModelRequest } from './language-model'
import { restAfterFailures } from './rest-after-failures'

const request = {} as ModelRequest

describe('a model that keeps failing', () => {
  it('is left alone for a minute, then asked again', async () => {
    let calls = 0
    let isDown = true
    let now = 0
    const model: LanguageModel = {
      name: 'm',
      answer: async () => {
        calls += 1
        if (isDown) throw new ModelError('its server could not be reached')
        return { text: '{}', tokens: null }
      },
    }
    const resting = restAfterFailures(model, () => now)
    for (let turn = 0; turn < 3; turn++) await expect(resting.answer(request)).rejects.toThrow('reached')
    await expect(resting.answer(request)).rejects.toThrow('failed 3 times in a row')
    expect(calls).toBe(3)
    now = 60_000
    await expect(resting.answer(request)).rejects.toThrow('reached')
    await expect(resting.answer(request)).rejects.toThrow('failed 4 times in a row')
    now = 120_000
    isDown = false
    expect((await resting.answer(request)).text).toBe('{}')
    isDown = true
    await expect(resting.answer(request)).rejects.toThrow('reached')
    expect(calls).toBe(6)
  })

  it('is left alone for as long as its server wants, and not for ever', async () => {
    let calls = 0
    let now = 0
    let retryAfterMs = 5000
    const model: LanguageModel = {
      name: 'm',
      answer: async () => {
        calls += 1
        throw new ModelError('its server takes no more requests for now (429)', { retryAfterMs })
      },
    }
    const resting = restAfterFailures(model, () => now)
    await expect(resting.answer(request)).rejects.toThrow('no more requests')
    now = 4999
    await expect(resting.answer(request)).rejects.toThrow('its server wants to be left alone for a while')
    now = 5000
    retryAfterMs = 365 * 24 * 3_600_000
    await expect(resting.answer(request)).rejects.toThrow('no more requests')
    now += 15 * 60_000
    await expect(resting.answer(request)).rejects.toThrow('no more requests')
    expect(calls).toBe(3)
  })
})
