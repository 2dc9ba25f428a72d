/** What keeps the product from starting, in one line that says what to do. */
export class StartError extends Error {
  override name = 'StartError'
}
