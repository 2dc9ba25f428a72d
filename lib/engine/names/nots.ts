/** Words that say that something is not so, or did not happen. */
export const nots = new Set('no not non nicht nao'.split(' '))
