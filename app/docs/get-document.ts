import { getEnv } from '@/lib/env'
import { createOpenapiDocument, type OpenapiDocument } from '@/lib/openapi/create-openapi-document'
import { version } from '@/package.json'

let kept: OpenapiDocument | undefined

/** The document of this installation, made once. */
export function getDocument(): OpenapiDocument {
  kept ??= createOpenapiDocument({ baseUrl: getEnv().baseUrl, version })
  return kept
}
