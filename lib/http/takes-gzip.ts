/** Whether whoever asks can read gzip, by its Accept-Encoding. */
export const takesGzip = (acceptEncoding: string | null | undefined): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(acceptEncoding ?? '')
