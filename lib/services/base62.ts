import { randomInt } from 'node:crypto'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** So many characters from a CSPRNG, each equally likely: 5.95 bits a character. */
export const randomBase62 = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A whole number in base 62, padded with `0` to the left. */
export function encodeBase62(value: number, length: number): string {
  let rest = value
  let text = ''
  while (text.length < length) {
    text = alphabet[rest % alphabet.length] + text
    rest = Math.floor(rest / alphabet.length)
  }
  return text
}
