import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { companyElement, innerFields, type PublicCompany, publicFields } from '@anfilada/contract/company'
import type { CompanyFacts } from '@anfilada/contract/company-facts'
import { type Company, findCompany } from '../db/company.reads.ts'
import type { Db } from '../db/pool.ts'
import { takes } from './compression.ts'

type Page = { etag: string; plain: Buffer; packed: Readonly<Record<'br' | 'gzip', Buffer>> }
/** Answers with the page. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const place = `<script type="application/json" id="${companyElement}"></script>`
/** A database that is away must not keep anybody from the page, which says so. */
const patienceMs = 1_000

/**
 * Sends an app's page with what everybody may know of the company in it, so that no footer asks (decision 0066). The page is filled and compressed once
 * a version, and kept; which version holds is asked for each reader: one row by the shared connections, and no process has to be told of a change.
 * `online`: how one pays online here, for as long as the process lives. Undefined for a page without the place.
 */
export async function filledPage(file: string, db: Db, online: PublicCompany['online']): Promise<SendPage | undefined> {
  const text = await readFile(file, 'utf8')
  if (!text.includes(place)) return undefined
  let kept: { version: number; page: Promise<Page> } | undefined

  async function pageNow(): Promise<Page> {
    const company = await findSoon(db)
    // Nothing was heard: what was sent before is nearer to the truth than nothing.
    if (company === 'unheard') return kept?.page ?? fill(text, undefined)
    const version = company?.version ?? 0
    if (kept?.version !== version) kept = { version, page: fill(text, company && { ...company.facts, online }) }
    return kept.page
  }

  return async (request, reply) => {
    const { etag, plain, packed } = await pageNow()
    reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.code(200)
    for (const [encoding, content] of Object.entries(packed))
      if (takes(encoding, request.headers['accept-encoding'])) return reply.header('content-encoding', encoding).send(content)
    return reply.send(plain)
  }
}

/** What the database says in time. */
async function findSoon(db: Db): Promise<Company | undefined | 'unheard'> {
  const found = findCompany(db).catch(() => 'unheard' as const)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'unheard'>((resolve) => (timer = setTimeout(resolve, patienceMs, 'unheard')))
  return Promise.race([found, late]).finally(() => clearTimeout(timer))
}

async function fill(text: string, facts: Known | undefined): Promise<Page> {
  const plain = Buffer.from(facts === undefined ? text : text.replace(place, () => place.replace('><', () => `>${written(facts)}<`)))
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)])
  return { etag: `"${createHash('sha256').update(plain).digest('base64url')}"`, plain, packed: { br, gzip: zipped } }
}

type Known = CompanyFacts & Pick<PublicCompany, 'online'>

/** As data that no browser runs; nothing in it ends its element. */
function written(facts: Known): string {
  return JSON.stringify(facts, [...innerFields, ...publicFields, 'online']).replaceAll('<', '\\u003c')
}
