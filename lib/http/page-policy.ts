/**
 * The content security policy of a page: what is our own, and no foreign host.
 * @param scripts what may run beyond scripts of our own: a nonce, a hash
 */
export function pagePolicy(scripts: string, { isDevelopment = false } = {}): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}${isDevelopment ? " 'unsafe-eval'" : ''}`,
    // charts and menus set sizes and places by attributes and elements
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
