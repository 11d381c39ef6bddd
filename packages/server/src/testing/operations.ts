import type { FastifyInstance } from 'fastify'
import { customerActions, officeActions } from '../app.ts'
import { sites } from '../http/site.ts'

/** A page that is filled has its names beside the files it lies among. Which slashes are printed depends on which of the apps are built. */
const builtFiles = new Set(sites.flatMap(({ prefix }) => ['*', '', 'index.html'].map((name) => bare(`GET ${prefix}${name}`))))

/** Every action of both endpoints and every route, as the matrix names them; the apps' own built files belong to everyone. */
export function operationsOf(app: FastifyInstance): string[] {
  const actions = [
    ...[...customerActions.keys()].map((name) => `customer ${name}`),
    ...[...officeActions.keys()].map((name) => `office ${name}`),
  ]
  const routes = routesOf(app).filter((route) => !/ \/api\/(v1|office)\/actions$/.test(route) && !builtFiles.has(bare(route)))
  return [...actions, ...routes]
}

function bare(route: string): string {
  return route.replaceAll('/', '')
}

/** Fastify prints its routes as a tree, four characters a level; what goes without saying (HEAD beside GET) is left out. */
function routesOf(app: FastifyInstance): string[] {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent, part, methods] = /^(.*?)[├└]── (\S+)(?: \((.*)\))?$/.exec(line) ?? []
      if (indent === undefined || part === undefined) return []
      const path = `${parents[indent.length / 4 - 1] ?? ''}${part}`
      parents[indent.length / 4] = path
      const all = methods?.split(', ') ?? []
      return all.filter((method) => method !== 'HEAD' || !all.includes('GET')).map((method) => `${method} ${path.replace(/^\*/, '/*')}`)
    })
}

type Paths = { paths: Record<string, Record<string, unknown>> }

/** The operations of the published document, by the same names. */
export function documentedOperations({ paths }: Paths): string[] {
  return Object.entries(paths).flatMap(([path, operations]) => {
    const [address = '', action] = path.split('#')
    if (action !== undefined) return [`${address.includes('/office/') ? 'office' : 'customer'} ${action}`]
    const route = address.replace(/(?<=.)\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1')
    return Object.keys(operations).map((method) => `${method.toUpperCase()} ${route}`)
  })
}
