/** The words of a text as a set: `of the a`. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '))
