/** Why a text is not read here: 0 while it is. */
let trouble: i32 = 0

/** A quote that neither opens nor closes a cell. */
export const irregular: i32 = 1
export const tooWide: i32 = 2
export const tooLong: i32 = 3
/** Texts that somebody made to meet in one place of the dictionary. */
export const colliding: i32 = 4

export function note(what: i32): void {
  trouble = what
}

export function getTrouble(): i32 {
  return trouble
}
