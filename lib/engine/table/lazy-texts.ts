type TextAt = (index: number) => string

/** Of arrays whose texts are not made yet. */
const unmade = new WeakMap<readonly string[], TextAt>()

/** What is no own property of such an array is looked up here: a text that is not made, or a method. One for all of them, so that they are of one kind to the machine. Who asks for own properties alone, as `structuredClone` and `Object.keys` do, passes by it. */
const behind = new Proxy(Array.prototype, {
  get(_, key, texts: string[]) {
    make(texts)
    return Reflect.get(texts, key)
  },
  set(...[, key, value, texts]: [unknown, string | symbol, string, string[]]) {
    make(texts)
    return Reflect.set(texts, key, value)
  },
  // it is not told which array is asked; who would know whether a text is there asks for the text, or its length
  has(target, key) {
    return Reflect.has(target, key)
  },
})

/**
 * An array of which the texts are made when one of them, or anything but their number, is first asked for: whoever
 * counts values need not have them. From then on it is an array like others.
 */
export function lazyTexts(length: number, textAt: TextAt): string[] {
  const texts = new Array<string>(length)
  unmade.set(texts, textAt)
  return Object.setPrototypeOf(texts, behind)
}

/** One text of an array that is there, without making all of them for it. */
export const peekText = (texts: readonly string[], index: number): string =>
  unmade.get(texts)?.(index) ?? texts[index]!

function make(texts: string[]): void {
  const textAt = unmade.get(texts)!
  unmade.delete(texts)
  Object.setPrototypeOf(texts, Array.prototype)
  for (let index = 0; index < texts.length; index++) texts[index] = textAt(index)
}
