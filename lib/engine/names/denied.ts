import { foldText } from './name-words'
import { nots } from './nots'

const wordsOf = (value: string): string[] => foldText(value).match(/\p{L}+/gu) ?? []

/** What a value says is not so, or did not happen: `erschienen` of `nicht erschienen`; null where it denies nothing. */
export function deniedBy(value: string): string | null {
  const [first, ...rest] = wordsOf(value)
  return rest.length > 0 && nots.has(first!) ? rest.join(' ') : null
}

/** Whether another of the values is what the first one denies. */
export function deniesAnother(value: string, values: readonly string[]): boolean {
  const denied = deniedBy(value)
  return denied !== null && values.some((other) => wordsOf(other).join(' ') === denied)
}
