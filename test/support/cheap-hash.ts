import { scryptSync } from 'node:crypto'

const salt = Buffer.alloc(16, 7)

/** As `hashPassword` makes it, at a cost that no password of the product has: for tests in which many are proved. */
export function cheapHash(password: string): string {
  const hash = scryptSync(password, salt, 32, { N: 2 ** 4, r: 8, p: 1 })
  return ['scrypt', 4, 8, 1, salt.toString('base64url'), hash.toString('base64url')].join('$')
}
