/** Clients wait half a minute; what can't be made within this is refused while they still listen. */
export const answerMsMax = 28_000
