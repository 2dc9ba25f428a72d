import { describe, expect, it } from 'vitest'
import { crc32 } from '../crc-32'
import { digestApiKey, generateApiKey, isSameDigest, isWellFormedApiKey } from './api-key-format'

describe('the format of keys', () => {
  it('is the prefix, 30 characters and the checksum', () => {
    expect(generateApiKey('readout')).toMatch(/^readout_[0-9A-Za-z]{36}$/)
    expect(generateApiKey('acme')).toMatch(/^acme_[0-9A-Za-z]{36}$/)
  })

  it('never makes the same key twice', () => {
    const keys = new Set(Array.from({ length: 1000 }, () => generateApiKey('readout')))
    expect(keys.size).toBe(1000)
  })

  it('accepts its own keys and refuses any that has one character changed', () => {
    const key = generateApiKey('readout')
    expect(isWellFormedApiKey(key, 'readout')).toBe(true)
    for (let i = 0; i < key.length; i++) {
      const other = key[i] === 'x' ? 'y' : 'x'
      expect(isWellFormedApiKey(key.slice(0, i) + other + key.slice(i + 1), 'readout')).toBe(false)
    }
  })

  it('refuses another prefix, a longer and a shorter key', () => {
    const key = generateApiKey('readout')
    expect(isWellFormedApiKey(key, 'other')).toBe(false)
    expect(isWellFormedApiKey(`${key}0`, 'readout')).toBe(false)
    expect(isWellFormedApiKey(key.slice(0, -1), 'readout')).toBe(false)
    expect(isWellFormedApiKey('', 'readout')).toBe(false)
  })

  it('computes CRC-32 as published', () => {
    expect(crc32('123456789')).toBe(0xcbf43926)
    expect(crc32('')).toBe(0)
  })

  it('digests with SHA-256 and compares digests', () => {
    expect(digestApiKey('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(isSameDigest(digestApiKey('abc'), digestApiKey('abc'))).toBe(true)
    expect(isSameDigest(digestApiKey('abc'), digestApiKey('abd'))).toBe(false)
    expect(isSameDigest(digestApiKey('abc'), 'ab')).toBe(false)
  })
})
