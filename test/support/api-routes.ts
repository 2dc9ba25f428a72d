import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Access, Operation } from '@/lib/openapi/operation'

export interface RouteHandler {
  (request: Request, route: { params: Promise<Record<string, string>> }): Promise<Response>
  access?: Access
}

export interface ApiRoute {
  /** As the document writes it: `/api/dashboard/{id}`, in snake_case and without a slash at its end. */
  path: string
  /** The names of its parameters as the folders have them. */
  parameters: string[]
  handlers: Record<Operation['method'], RouteHandler>
}

const apiFolder = path.resolve('app/api')
/** Sign-in is next-auth's own, and the rest is what no route serves. */
const others = /^\/api\/(auth\/|\[\[)/

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Every route under `app/api`, read from the folder itself. */
export async function loadApiRoutes(): Promise<ApiRoute[]> {
  const files = fs
    .readdirSync(apiFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => ({ file: path.join(apiFolder, file), folder: `/api/${path.dirname(file)}` }))
    .filter(({ folder }) => !others.test(folder))
  return Promise.all(
    files.map(async ({ file, folder }) => ({
      path: folder.replace(/\[(\w+)\]/g, (_, name: string) => `{${snakeCase(name)}}`),
      parameters: [...folder.matchAll(/\[(\w+)\]/g)].map(([, name]) => name as string),
      handlers: (await import(pathToFileURL(file).href)) as ApiRoute['handlers'],
    })),
  )
}

export const withoutSlash = (path: string) => path.replace(/\/$/, '')
