import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ProtocolFault } from './protocol-fault.ts'

const packages = fileURLToPath(new URL('../../../', import.meta.url))
/** The two single-page apps and the address under which each lives; the longer address first. */
export const sites = [
  { prefix: '/office/', folder: path.join(packages, 'office/dist') },
  { prefix: '/', folder: path.join(packages, 'portal/dist') },
] as const
type Site = { prefix: string; folder: string }

/**
 * Serves the built apps: files with a hash in their name for a year, precompressed; any other address of people is the app's
 * page, which is never stored. Addresses of programs that do not exist stay 404 in the envelope.
 */
export async function addSites(app: FastifyInstance, served: readonly Site[] = sites): Promise<void> {
  const pages = new Map<string, Buffer>()
  for (const [index, { prefix, folder }] of served.entries()) {
    if (!existsSync(path.join(folder, 'index.html'))) continue
    pages.set(prefix, await readFile(path.join(folder, 'index.html')))
    await app.register(serveFiles, {
      root: folder,
      prefix,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      decorateReply: index === 0,
      globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
      setHeaders: (response, file) =>
        response.header(
          'cache-control',
          file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const page = pageFor(pages, request)
    if (!page) throw new ProtocolFault('not_found')
    return sendPage(reply, page)
  })
}

const programs = /^\/(api|octo|hooks|healthz|readyz|metrics|assets|office\/assets)(\/|$)/

function pageFor(pages: ReadonlyMap<string, Buffer>, request: FastifyRequest): Buffer | undefined {
  const address = request.url.split('?')[0] ?? '/'
  if ((request.method !== 'GET' && request.method !== 'HEAD') || programs.test(address)) return undefined
  const site = sites.find(({ prefix }) => address.startsWith(prefix) || `${address}/` === prefix)
  return site && pages.get(site.prefix)
}

function sendPage(reply: FastifyReply, page: Buffer): FastifyReply {
  return reply.code(200).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
}
