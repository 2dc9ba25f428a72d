/** So many categories are narrowed at a time. */
export const categoriesMax = 3
/** So many numbers are bounded, and so many values chosen of a category. */
export const numbersMax = 6
export const valuesMax = 100
