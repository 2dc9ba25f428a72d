/** So many times the next one, or nobody leads. */
const aheadMin = 1.1

/** Whether a first total is so far above the next one that it may be called a lead. */
export const isClearLead = (first: number, next: number): boolean => first >= aheadMin * next
