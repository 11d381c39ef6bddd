import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { equipmentElement, type PageEquipment } from '@anfilada/contract/catalogue/page-equipment'
import { companyElement, innerFields, type PublicCompany, publicFields } from '@anfilada/contract/company'
import type { CompanyFacts } from '@anfilada/contract/company-facts'
import { showsLogin } from '@anfilada/contract/screens'
import { findCompany } from '../db/company.reads.ts'
import type { Db } from '../db/pool.ts'
import { takes } from './compression.ts'
import { policyOf } from './headers.ts'

type Page = { etag: string; plain: Buffer; packed: Readonly<Record<'br' | 'gzip', Buffer>> }
/** The page with the login in it, and without: only who gets the login at an address may see it flash. */
type Pages = Readonly<Record<'login' | 'bare', Page>>
/** Answers with the page. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

const placeOf = (id: string): string => `<script type="application/json" id="${id}"></script>`
const places = { company: placeOf(companyElement), equipment: placeOf(equipmentElement) } as const
const login = /<!--login-->[^]*?<!--\/login-->/g
/** `online`: how one pays online here, for as long as the process lives. */
export type PageFacts = { online: PublicCompany['online']; findEquipment: (db: Db) => Promise<PageEquipment> }
/** A database that is away must not keep anybody from the page, which says so. */
const patienceMs = 1_000

/**
 * Sends an app's page with what everybody may know of the company in it, so that no footer asks (decision 0066), and with the login where a
 * visitor gets it (decision 0086). The page is filled and compressed once a version, and kept; which version holds is asked for each reader: one
 * row by the shared connections, and no process has to be told of a change. What its equipment is called comes the same way (decision 0094).
 * What a page has no place for is not asked.
 */
export async function filledPage(file: string, db: Db, { online, findEquipment }: PageFacts): Promise<SendPage> {
  const text = await readFile(file, 'utf8')
  const policy = policyOf(text)
  const [hasCompany, hasEquipment] = [text.includes(places.company), text.includes(places.equipment)]
  let kept: { version: string; pages: Promise<Pages> } | undefined

  async function pagesNow(): Promise<Pages> {
    const heard = await inTime(Promise.all([hasCompany ? findCompany(db) : undefined, hasEquipment ? findEquipment(db) : undefined]))
    // Nothing was heard: what was sent before is nearer to the truth than nothing.
    if (heard === 'unheard') return kept?.pages ?? fill(text, {})
    const [company, equipment] = heard
    const version = JSON.stringify([company?.version, equipment])
    if (kept?.version !== version) kept = { version, pages: fill(text, { company: company && { ...company.facts, online }, equipment }) }
    return kept.pages
  }

  return async (request, reply) => {
    const { etag, plain, packed } = (await pagesNow())[showsLogin(addressOf(request)) ? 'login' : 'bare']
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy).header('vary', 'accept-encoding').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    reply.code(200)
    for (const [encoding, content] of Object.entries(packed))
      if (takes(encoding, request.headers['accept-encoding'])) return reply.header('content-encoding', encoding).send(content)
    return reply.send(plain)
  }
}

export function addressOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/'
}

/** What the database says in time. */
async function inTime<T>(asked: Promise<T>): Promise<T | 'unheard'> {
  const found = asked.catch(() => 'unheard' as const)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'unheard'>((resolve) => (timer = setTimeout(resolve, patienceMs, 'unheard')))
  return Promise.race([found, late]).finally(() => clearTimeout(timer))
}

type Told = { company?: Known | undefined; equipment?: PageEquipment | undefined }

async function fill(text: string, { company, equipment }: Told): Promise<Pages> {
  const named = put(text, places.equipment, equipment && JSON.stringify(equipment))
  const filled = put(named, places.company, company && JSON.stringify(company, [...innerFields, ...publicFields, 'online']))
  const [whole, bare] = await Promise.all([pack(filled), pack(filled.replace(login, ''))])
  return { login: whole, bare }
}

async function pack(text: string): Promise<Page> {
  const plain = Buffer.from(text)
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)])
  return { etag: `"${createHash('sha256').update(plain).digest('base64url')}"`, plain, packed: { br, gzip: zipped } }
}

type Known = CompanyFacts & Pick<PublicCompany, 'online'>

/** As data that no browser runs; nothing in it ends its element. */
function put(text: string, place: string, json: string | undefined): string {
  return json === undefined ? text : text.replace(place, () => place.replace('><', () => `>${json.replaceAll('<', '\\u003c')}<`))
}
