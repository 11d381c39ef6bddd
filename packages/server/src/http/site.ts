import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../db/pool.ts'
import { addressOf, filledPage, type PageFacts, type SendPage } from './filled-page.ts'
import { ProtocolFault } from './protocol-fault.ts'

const packages = fileURLToPath(new URL('../../../', import.meta.url))
/** The two single-page apps and the address under which each lives; the longer address first. */
export const sites = [
  { prefix: '/office/', folder: path.join(packages, 'office/dist') },
  { prefix: '/', folder: path.join(packages, 'portal/dist') },
] as const
type Site = { prefix: string; folder: string }
const pageName = 'index.html'

const assets = `${path.sep}assets${path.sep}`

/**
 * Serves the built apps, precompressed: files with a hash in their name for a year, the pages never stored. Any address of
 * people is the app's page, filled where it has a place for it; addresses of programs and files that do not exist stay 404 in the envelope.
 */
export async function addSites(
  app: FastifyInstance,
  { db, ...facts }: PageFacts & { db: Db },
  served: readonly Site[] = sites,
): Promise<void> {
  const built = served.filter(({ folder }) => existsSync(path.join(folder, pageName)))
  const pages = new Map<string, SendPage>()
  for (const { prefix, folder } of built) {
    const page = await filledPage(path.join(folder, pageName), db, facts)
    pages.set(folder, page)
    // Before the files, in which it lies without its policy and what it is filled with.
    for (const name of ['', pageName]) app.get(`${prefix}${name}`, page)
    await app.register(serveFiles, {
      root: folder,
      prefix,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      setHeaders: (response, file) => {
        if (file.includes(assets)) response.header('cache-control', 'public, max-age=31536000, immutable')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const site = isForPeople(request) && built.find(({ prefix }) => `${addressOf(request)}/`.startsWith(prefix))
    const page = site && pages.get(site.folder)
    if (!page) throw new ProtocolFault('not_found')
    return page(request, reply)
  })
}

/** A file that is not there, or one that no site shows: an app's addresses have no dots. */
const files = /\/\.|\.[^/]*$/
const programs = /^\/(api|octo|hooks|healthz|readyz|metrics|v|assets|office\/assets)(\/|$)/

function isForPeople(request: FastifyRequest): boolean {
  const address = addressOf(request)
  return (request.method === 'GET' || request.method === 'HEAD') && !programs.test(address) && !files.test(address)
}
