import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** One of the settings that OWASP names as equal for scrypt; 32 MiB a hash, so that many at once fit in memory. */
const cost = { logN: 15, r: 8, p: 3 }
const saltBytes = 16
const hashBytes = 32

/** `scrypt$logN$r$p$salt$hash`: each hash carries its own parameters, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await derive(password, salt, cost)
  const { logN, r, p } = cost
  return ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Takes as long for an address without an account (`null`) as for a wrong password. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parsed = stored === null ? null : parse(stored)
  if (!parsed) {
    await derive(password, Buffer.alloc(saltBytes), cost)
    return false
  }
  const hash = await derive(password, parsed.salt, parsed.cost)
  return hash.length === parsed.hash.length && timingSafeEqual(hash, parsed.hash)
}

interface Cost {
  logN: number
  r: number
  p: number
}

function parse(stored: string) {
  const [scheme, logN, r, p, salt, hash] = stored.split('$')
  if (scheme !== 'scrypt' || !salt || !hash) return null
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  }
}

function derive(password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** logN
  /** Node refuses what needs more than maxmem; scrypt needs 128·N·r and a little. */
  const options: ScryptOptions = { N, r, p, maxmem: 128 * N * r * 2 }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, hashBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
