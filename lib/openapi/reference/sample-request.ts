import type { Operation } from '../operation'

/** What every shell can make of itself; `uuidgen` is not everywhere. */
const anyText = '$(head -c 16 /dev/urandom | base64)'

const sampleIds = '0193a1f0-6c1e-7b52-9a57-3f1d2f6f7c01'

/** The request of an operation as curl sends it. */
export function sampleRequest({ method, path, access, body }: Operation): string {
  const place = path.replace('{link_id}', '4ZpQ7vJmX2sLk9TbRn3WdY').replace(/\{[a-z_]+\}/g, sampleIds)
  const lines = [`curl ${method === 'GET' ? '' : `-X ${method} `}"$READOUT_URL${place}"`]
  if (access === 'session') lines.push('-H "Cookie: $SESSION_COOKIE" -H "Origin: $READOUT_URL"')
  else if (access !== 'public') lines.push('-H "Authorization: Bearer $READOUT_API_KEY"')
  if (method === 'POST' && access !== 'public') lines.push(`-H "Idempotency-Key: ${anyText}"`)
  if (body?.mediaType === 'application/json') {
    lines.push('-H "Content-Type: application/json"', `-d '${JSON.stringify(body.example)}'`)
  }
  if (body?.mediaType === 'multipart/form-data') {
    lines.push(
      ...Object.entries(body.example).map(([name, value]) => `-F ${quoted(`${name}=${String(value)}`)}`),
    )
  }
  return lines.join(' \\\n  ')
}

const quoted = (text: string) => (/^[\w=@.]+$/.test(text) ? text : `'${text}'`)
