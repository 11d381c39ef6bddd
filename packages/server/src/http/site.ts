import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProtocolFault } from './protocol-fault.ts'

const packages = fileURLToPath(new URL('../../../', import.meta.url))
/** The two single-page apps and the address under which each lives; the longer address first. */
export const sites = [
  { prefix: '/office/', folder: path.join(packages, 'office/dist') },
  { prefix: '/', folder: path.join(packages, 'portal/dist') },
] as const
type Site = { prefix: string; folder: string }

const assets = `${path.sep}assets${path.sep}`

/**
 * Serves the built apps, precompressed: files with a hash in their name for a year, the pages never stored. Any address of
 * people is the app's page; addresses of programs and files that do not exist stay 404 in the envelope.
 */
export async function addSites(app: FastifyInstance, served: readonly Site[] = sites): Promise<void> {
  const built = served.filter(({ folder }) => existsSync(path.join(folder, 'index.html')))
  for (const [index, { prefix, folder }] of built.entries()) {
    await app.register(serveFiles, {
      root: folder,
      prefix,
      preCompressed: true,
      cacheControl: false,
      decorateReply: index === 0,
      setHeaders: (response, file) => {
        if (file.includes(assets)) response.header('cache-control', 'public, max-age=31536000, immutable')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const site = isForPeople(request) && built.find(({ prefix }) => `${addressOf(request)}/`.startsWith(prefix))
    if (!site) throw new ProtocolFault('not_found')
    return reply.code(200).sendFile('index.html', site.folder)
  })
}

/** A file that is not there, or one that no site shows: an app's addresses have no dots. */
const files = /\/\.|\.[^/]*$/
const programs = /^\/(api|octo|hooks|healthz|readyz|metrics|assets|office\/assets)(\/|$)/

function isForPeople(request: FastifyRequest): boolean {
  const address = addressOf(request)
  return (request.method === 'GET' || request.method === 'HEAD') && !programs.test(address) && !files.test(address)
}

function addressOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/'
}
