import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail'

/** Plain text, and the same as plain HTML: no picture, no link, nothing that tells when it was read. */
export function composeMail(from: string, { to, subject, paragraphs, code }: Mail): SendMailOptions {
  const [first = '', ...rest] = paragraphs
  const blocks = [first, ...(code ? [code] : []), ...rest]
  return {
    from,
    // An address as an object is never parsed for further ones.
    to: { name: '', address: to },
    subject,
    text: `${blocks.join('\n\n')}\n`,
    html: htmlOf({ first, code, rest }),
    // RFC 3834: asks out-of-office robots to keep still.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function htmlOf({ first, code, rest }: { first: string; code: string | undefined; rest: string[] }): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  const shown = code
    ? `<p style="margin:0 0 16px;font-size:28px;font-weight:600;letter-spacing:4px">${escapeHtml(code)}</p>`
    : ''
  const body = paragraph(first) + shown + rest.map(paragraph).join('')
  return `<!doctype html><html><body style="font-family:sans-serif;font-size:16px;line-height:24px">${body}</body></html>\n`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (char) => entities[char] ?? char)
