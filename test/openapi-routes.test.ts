import { beforeAll, describe, expect, it } from 'vitest'
import { allOperations } from '@/lib/openapi/operations/all-operations'
import { type ApiRoute, loadApiRoutes, withoutSlash } from './support/api-routes'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

let routes: ApiRoute[]
beforeAll(async () => {
  routes = await loadApiRoutes()
})

describe('routes and the OpenAPI document', () => {
  it('have routes to compare', () => {
    expect(routes.length).toBeGreaterThan(10)
  })

  it('serve and tell the same operations, with the same access', () => {
    const served = routes.flatMap(({ path, handlers }) =>
      methods.flatMap((method) => {
        const { access } = handlers[method]
        return access ? [`${method} ${path}: ${access}`] : []
      }),
    )
    const told = allOperations.map(({ method, path, access }) => `${method} ${withoutSlash(path)}: ${access}`)
    expect(served.sort()).toEqual(told.sort())
  })
})
