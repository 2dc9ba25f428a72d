import type { oas31 } from 'zod-openapi'
import type { DocumentOperation } from './document-operations'
import { type Draw, isDrawn, oneOf, weighted, whole } from './draw'
import { multipart, type Part, spelledFlag, spoilForm, spoilParts, textPart } from './multipart'
import { oddText, wellFormed } from './odd-values'
import { headerText, type RawRequest } from './send'
import { spoilHeaders } from './spoil-headers'
import { spoilJson } from './spoil-json'
import { valueOfSchema } from './value-of-schema'
import { ordersCsv, type Persona, type Places, personas, type World } from './world'

/** A request with what is known of it, by which its answer is judged. */
export interface MadeRequest extends RawRequest {
  operation: DocumentOperation
  persona: Persona
  /** Whether it is this operation's, so that its answer must be too; else one of a path or method that is nobody's. */
  isItsOwn: boolean
  /** Whether it asks for a thing that another account has. */
  isForeign: boolean
}

/** A PDF takes a browser for seconds: some are enough. */
const isSlow = ({ id }: DocumentOperation) => /Pdf$/.test(id)
const slowPercent = 8

export function makeRequest(world: World, draw: Draw): MadeRequest {
  const asked = oneOf(draw, world.operations)
  const persona = isSlow(asked) && !isDrawn(draw, slowPercent) ? 'nobody' : oneOf(draw, personas)
  const places = persona === 'free' && isDrawn(draw, 80) ? world.objects.free : world.objects.owner
  const { path, hasOddId } = pathOf(asked, places, draw)
  const spoiled = isDrawn(draw, 8) ? spoilPath(draw, path) : path
  const method = isDrawn(draw, 5) ? oneOf(draw, oddMethods) : asked.method
  const operation =
    world.operations.find((each) => each.path === asked.path && each.method === method) ?? asked
  const body = bodyOf(world.document, asked, draw)
  const headers: [string, string][] = [
    ...Object.entries(personaHeaders(world, asked, persona)),
    ...headersOf(asked, draw),
    ...(body ? [['Content-Type', body.contentType] as [string, string]] : []),
  ]
  const sent = {
    method,
    path: spoiled + queryOf(world.document, operation, draw),
    headers: isDrawn(draw, 20) ? spoilHeaders(draw, headers) : headers,
    body: body?.content ?? null,
  }
  return {
    ...sent,
    operation,
    persona,
    isItsOwn: method === operation.method && spoiled === path && !hasOddId && headBytes(sent) < headBytesMax,
    isForeign: persona === 'other' && path.length > operation.path.replace(/\{[a-z_]+\}/g, '').length,
  }
}

/** A little less than the http server takes, since the client adds some of its own. */
const headBytesMax = 15_000
const headBytes = ({ path, headers }: RawRequest) => path.length + headers.flat().join('  ').length

/** What is there for a session alone is asked for by one more often than others. */
function personaHeaders({ headers }: World, { access }: DocumentOperation, persona: Persona) {
  return access === 'session' && persona === 'owner' ? headers.session : headers[persona]
}

const oddMethods = [
  'HEAD',
  'OPTIONS',
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'PROPFIND',
  'TRACE',
  'PURGE',
] as const
const nobodysId = '01890000-0000-7000-8000-000000000000'

function pathOf(operation: DocumentOperation, places: Places, draw: Draw) {
  let hasOddId = false
  const path = operation.path.replace(/([a-z-]+)\/\{([a-z_]+)\}/g, (place, before: string) => {
    const known = places[place] ?? []
    if (known.length > 0 && isDrawn(draw, 85)) return `${before}/${oneOf(draw, known)}`
    hasOddId = true
    return `${before}/${encodeURIComponent(oddId(draw, places))}`
  })
  return { path: isDrawn(draw, 25) ? path.replace(/\/$/, '') : path, hasOddId }
}

function oddId(draw: Draw, places: Places): string {
  const other = oneOf(draw, Object.values(places).flat())
  return weighted<() => string>(draw, [
    [3, () => nobodysId],
    [2, () => other],
    [1, () => other.toUpperCase()],
    [1, () => other.slice(0, -1)],
    [1, () => `${other}/`],
    [1, () => ` ${other}`],
    [1, () => `{${other}}`],
    [1, () => 'x'.repeat(whole(draw, 1, 4000))],
    [4, () => wellFormed(oddText(draw)) || 'x'],
  ])()
}

function spoilPath(draw: Draw, path: string): string {
  return oneOf(draw, [
    `${path}/`,
    path.replace('/', '//'),
    path.replace('/api/', '/api//'),
    path.replace('/api/', '/API/'),
    path.replace('/api/', '/api/./'),
    path.replace('/api/', '/x/../api/'),
    path.replace('/api/', '/%61pi/'),
    path.replace(/\/$/, '%2f'),
    path.replace(/\/$/, '/%00'),
    path.replace(/\/$/, '/%zz'),
    path.replace(/\/$/, '.json'),
    path.replace(/\/$/, ';a=b'),
    path.replace(/\/$/, '/index'),
    path.replace(/\/$/, '\\'),
    `${path}x`.replace(/\/x$/, '/nowhere/'),
    path.replace('/api/', '/_next/../api/'),
    '/api/',
    '/api',
    '/api/auth/',
    '/api/auth/nowhere/',
  ])
}

function queryOf(document: oas31.OpenAPIObject, operation: DocumentOperation, draw: Draw): string {
  const query = operation.parameters.filter(({ in: place }) => place === 'query')
  const pairs = query
    .filter(() => isDrawn(draw, 40))
    .flatMap(({ name, schema }) => {
      const value = isDrawn(draw, 60) ? String(valueOfSchema(document, schema, draw)) : oddText(draw)
      return isDrawn(draw, 10)
        ? [
            [name, value],
            [name, oddText(draw)],
          ]
        : [[name, value]]
    })
  if (isDrawn(draw, 6)) pairs.push([oddText(draw).slice(0, 50), oddText(draw).slice(0, 500)])
  const text = pairs
    .map((pair) => pair.map((each = '') => encodeURIComponent(wellFormed(each.slice(0, 2000)))).join('='))
    .join('&')
  if (isDrawn(draw, 3)) return `?${oneOf(draw, ['', '&&', '%zz', '=', '?', 'limit', '_rsc=1', 'limit[]=1'])}`
  return text === '' ? '' : `?${text}`
}

function headersOf(operation: DocumentOperation, draw: Draw): [string, string][] {
  return operation.parameters
    .filter(({ in: place }) => place === 'header')
    .filter(() => isDrawn(draw, 30))
    .map(({ name }) => [name, headerText(headerValue(name, draw))])
}

/** Some keys come back, so that answers are replayed and contents collide. */
const headerValue = (name: string, draw: Draw): string =>
  weighted<() => string>(draw, [
    [5, () => `${name}-${whole(draw, 0, 1_000_000)}`],
    [2, () => `${name}-${whole(draw, 0, 9)}`],
    [2, () => oddText(draw).slice(0, 400)],
  ])()

interface Body {
  contentType: string
  content: Buffer
}

function bodyOf(document: oas31.OpenAPIObject, operation: DocumentOperation, draw: Draw): Body | null {
  const { body } = operation
  if (!body)
    return isDrawn(draw, 4) ? { contentType: 'application/json', content: Buffer.from('{"a":1}') } : null
  if (isDrawn(draw, 4)) return null
  if (body.mediaType === 'multipart/form-data') return formOf(draw)
  const value = isDrawn(draw, 15) ? body.example : valueOfSchema(document, body.schema, draw)
  const content = isDrawn(draw, 40) ? spoilJson(draw, value) : Buffer.from(JSON.stringify(value))
  return { contentType: isDrawn(draw, 95) ? body.mediaType : oneOf(draw, oddTypes), content }
}

const oddTypes = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/json;;',
  'APPLICATION/JSON',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/json, text/plain',
  '*/*',
  '',
  'json',
] as const

function formOf(draw: Draw): Body {
  const parts: Part[] = [
    textPart(
      'file_type',
      isDrawn(draw, 85) ? 'csv' : oneOf(draw, ['json', 'CSV', 'xlsx', '', oddText(draw)]),
    ),
    { name: 'file', fileName: 'orders.csv', content: Buffer.from(ordersCsv) },
  ]
  if (isDrawn(draw, 30)) parts.push(textPart('title', oddText(draw)))
  if (isDrawn(draw, 30))
    parts.push(textPart('instructions', oneOf(draw, ['amount by region', oddText(draw)])))
  if (isDrawn(draw, 10))
    parts.push(textPart('allowed_emails', oneOf(draw, ['ann@example.com', oddText(draw)])))
  for (const name of ['allow_pdf_export', 'allow_scrollable_cards'])
    if (isDrawn(draw, 10)) parts.push(textPart(name, spelledFlag(draw)))
  const form = multipart(isDrawn(draw, 40) ? spoilParts(draw, parts) : parts)
  const { contentType, body } = isDrawn(draw, 25) ? spoilForm(draw, form) : form
  return { contentType, content: body }
}
