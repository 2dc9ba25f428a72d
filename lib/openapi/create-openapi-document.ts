import { createDocument, type oas31, type ZodOpenApiObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import { type ErrorCode, errorStatus } from '@/lib/contracts/errors'
import { allComponents } from './components/all-components'
import { describeComponents } from './describe-components'
import { errorExample } from './error-example'
import { answerHeaders } from './headers'
import { allOperations } from './operations/all-operations'
import { presentOperation } from './present-operation'
import { presentWebhooks } from './present-webhooks'
import { rooms } from './rooms'
import { leaveOutNoise, tidyComponents } from './tidy-components'

export type OpenapiDocument = oas31.OpenAPIObject

const introduction = `Send a CSV, JSON or Excel table, get a dashboard with the figures, charts and findings that it supports.

Every JSON answer is \`{status, success, message, data}\`; a refusal carries \`error\` with a code to branch on. Paths end with a slash; without it they answer just the same. Times are ISO 8601 in UTC.`

/** The API as OpenAPI 3.1, made of the schemas that check its requests. */
export function createOpenapiDocument({
  baseUrl,
  version,
}: {
  baseUrl: string
  version: string
}): OpenapiDocument {
  const given: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: {
      title: 'Readout API',
      version,
      description: introduction,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: baseUrl }],
    externalDocs: { url: `${baseUrl}/docs/`, description: 'Quick start and guides' },
    tags: Object.entries(rooms).map(([name, { description }]) => ({ name, description })),
    security: [],
    paths: pathsOf(),
    webhooks: presentWebhooks(),
    components: {
      schemas: Object.fromEntries(Object.entries(allComponents).map(([name, { schema }]) => [name, schema])),
      headers: answerHeaders,
      examples: Object.fromEntries(
        (Object.keys(errorStatus) as ErrorCode[]).map((code) => [code, errorExample(code, baseUrl)]),
      ),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key: `Authorization: Bearer readout_…`. The roles named are scopes of the key.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'next-auth.session-token',
          description:
            'The session of the signed-in browser, from the pages of this site alone. With https the cookie is called `__Secure-next-auth.session-token`.',
        },
      },
    },
  }
  return describeComponents(tidyComponents(createDocument(given, { override: leaveOutNoise })))
}

function pathsOf(): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {}
  for (const operation of allOperations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: presentOperation(operation),
    }
  }
  return paths
}
