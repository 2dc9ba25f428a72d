export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Leaves names with capitals of their own (`GDP`, `Beak Length`) as they are. */
export const lowerFirst = (text: string) =>
  /^\p{Lu}\P{Lu}+$/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
