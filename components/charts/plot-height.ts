/** Lines and areas; known to the page before their code is there. */
export const plotHeight = 280
