/** Why a file has no preview; the text is for people. */
export class PreviewError extends Error {
  override name = 'PreviewError'
}
