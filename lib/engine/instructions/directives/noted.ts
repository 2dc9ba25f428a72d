/** What becomes of an audience and a tone where no model writes for it. */
export const noted = 'Noted; charts and words are the same for all readers.'
