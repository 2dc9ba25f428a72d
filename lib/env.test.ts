import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EnvError, getAuthSecret, parseEnv } from './env'

function refusal(source: Record<string, string>): string {
  try {
    parseEnv(source)
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
  return ''
}

describe('parseEnv', () => {
  it('works with an empty environment', () => {
    const env = parseEnv({})
    expect(env.port).toBe(3000)
    expect(env.baseUrl).toBe('http://localhost:3000')
    expect(env.databaseUrl).toBeUndefined()
    expect(env.dataDir).toBe(path.resolve('.data'))
    expect(env.rateLimits).toBe(true)
  })

  it('derives the base address from the port, and takes a given one without its last slash', () => {
    expect(parseEnv({ PORT: '4100' }).baseUrl).toBe('http://localhost:4100')
    expect(parseEnv({ BASE_URL: 'https://r.example.com/' }).baseUrl).toBe('https://r.example.com')
  })

  it.each([
    [{}, true],
    [{ BASE_URL: 'http://127.0.0.1:4100' }, true],
    [{ BASE_URL: 'http://[::1]:4100' }, true],
    [{ BASE_URL: 'https://readout.example.com' }, false],
    [{ BASE_URL: 'http://192.168.1.5:3000' }, false],
    [{ BASE_URL: 'https://readout.example.com', DEMO_ACCOUNT: 'on' }, true],
    [{ DEMO_ACCOUNT: 'off' }, false],
  ])('has a demo account on this machine alone, or as told: %o is %s', (given, expected) => {
    expect(parseEnv(given).demoAccount).toBe(expected)
  })

  it('takes an empty variable as one that is not set', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT: "abc" can\'t be used, it must be a whole number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT: "70000" can\'t be used, it must be a whole number from 1 to 65535.'],
    [{ RATE_LIMITS: 'yes' }, 'RATE_LIMITS: "yes" can\'t be used, it must be one of "on", "off".'],
    [
      { TRUST_PROXY: '10.0.0.0/8, all' },
      'TRUST_PROXY: "10.0.0.0/8, all" can\'t be used, it must be addresses or ranges such as 127.0.0.1,10.0.0.0/8.',
    ],
    [
      { BASE_URL: 'example.com' },
      'BASE_URL: "example.com" can\'t be used, it must be an address such as https://readout.example.com.',
    ],
  ])('tells a wrong setting in one line: %o', (source, text) => {
    expect(refusal(source)).toBe(text)
  })

  it('reads private hosts as a URL writes them', () => {
    expect(parseEnv({}).webhookPrivateHosts).toEqual([])
    expect(parseEnv({ WEBHOOK_PRIVATE_HOSTS: ' 0x7f.1, Hooks.Internal ,[::1]' }).webhookPrivateHosts).toEqual(
      ['127.0.0.1', 'hooks.internal', '[::1]'],
    )
    for (const host of ['http://a', 'a:80', 'a/b', 'u@a', 'a b', '::1'])
      expect(refusal({ WEBHOOK_PRIVATE_HOSTS: host })).toContain('WEBHOOK_PRIVATE_HOSTS')
  })

  it('takes a model by its address and name, and refuses half of one', () => {
    expect(parseEnv({}).llm).toBeNull()
    const given = { LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'qwen3' }
    expect(parseEnv(given).llm).toMatchObject({ model: 'qwen3', apiKey: undefined, timeoutMs: 8000 })
    expect(parseEnv(given).llm?.rewording).toBe(false)
    expect(refusal({ LLM_MODEL: 'qwen3' })).toBe('LLM_BASE_URL: it must be given where LLM_MODEL is.')
    expect(refusal({ LLM_BASE_URL: given.LLM_BASE_URL })).toBe(
      'LLM_MODEL: it must be given where LLM_BASE_URL is.',
    )
    expect(refusal({ LLM_API_KEY: 'k' })).toBe('LLM_BASE_URL: it must be given where LLM_API_KEY is.')
    expect(refusal({ LLM_REWORDING: 'on' })).toBe('LLM_BASE_URL: it must be given where LLM_REWORDING is.')
    expect(refusal({ ...given, LLM_TIMEOUT_MS: '1' })).toContain('LLM_TIMEOUT_MS: "1" can\'t be used')
    const secret = refusal({ ...given, LLM_BASE_URL: 'ftp://me:hunter2@x' })
    expect(secret).toContain('LLM_BASE_URL')
    expect(secret).not.toContain('hunter2')
  })

  it('names every wrong setting, each on its line', () => {
    expect(refusal({ PORT: '0', ENGINE_MEMORY_MB: '1' }).split('\n')).toHaveLength(2)
  })

  it('does not show what may hold a password', () => {
    const text = refusal({ DATABASE_URL: 'mysql://root:hunter2@db/x', NEXTAUTH_SECRET: 'hunter2' })
    expect(text).toContain('DATABASE_URL: what is given')
    expect(text).toContain('NEXTAUTH_SECRET: what is given')
    expect(text).not.toContain('hunter2')
  })
})

describe('getAuthSecret', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'readout-env-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  it('makes a secret once and keeps it for its owner alone', () => {
    const env = parseEnv({ DATA_DIR: path.join(dataDir, 'new') })
    const secret = getAuthSecret(env)
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(getAuthSecret(env)).toBe(secret)
    expect(readdirSync(env.dataDir)).toEqual(['auth-secret'])
    expect(statSync(path.join(env.dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
  })

  it('prefers the one that is given', () => {
    const given = 'a'.repeat(40)
    expect(getAuthSecret(parseEnv({ DATA_DIR: dataDir, NEXTAUTH_SECRET: given }))).toBe(given)
    expect(readdirSync(dataDir)).toEqual([])
  })
})
