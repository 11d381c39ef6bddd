import { defaultZone, isCalendarDate, todayIn } from '@anfilada/contract/dates'
import { mediaTypes } from '@anfilada/contract/files'
import { acceptedLanguage } from '@anfilada/contract/languages'
import { manifestPaperPath, mostOnPaper } from '@anfilada/contract/orders/day-manifest'
import { letterhead } from '@anfilada/phrases/invoice-paper'
import { manifestTitle } from '@anfilada/phrases/manifest-paper'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listEquipment } from '../../catalogue/index.ts'
import { findCompany } from '../../db/company.reads.ts'
import type { Db, Pool } from '../../db/pool.ts'
import { atPress, safeName } from '../../files/index.ts'
import { sendAttachment } from '../../http/attachment.ts'
import { sendRefusal } from '../../http/errors.ts'
import { type Authenticate, gateOf, rowNumber } from '../../http/gate.ts'
import { ProtocolFault } from '../../http/protocol-fault.ts'
import { manifestPaper } from './manifest-paper.ts'
import { type Manifest, readManifest } from './read-manifest.ts'

/** A day's list as a paper, fetched with the header and kept nowhere: in an hour it is another one. Without a date today's. */
export function addManifestRoutes(app: FastifyInstance, pool: Pool, authenticate: Authenticate): void {
  app.get(manifestPaperPath, gateOf(authenticate)('read', 'OfficeOrder'), async (request, reply) => {
    const { date, museumId } = askedDay(request)
    const [manifest, head, equipment] = await Promise.all([
      readManifest(pool, { date, museumId, language: 'ru' }),
      letterheadOf(pool),
      listEquipment(pool),
    ])
    if (isTooLong(manifest)) {
      return sendRefusal(request, reply, { refusal: 'manifest_too_long' }, acceptedLanguage(request.headers['accept-language']))
    }
    const paper = manifestPaper({ date, museums: manifest.result, letterhead: head, equipment })
    const content = await atPress((write) => write(paper))
    return sendAttachment(reply, {
      name: safeName(nameOf(date, manifest, museumId), 'pdf'),
      mediaType: mediaTypes.pdf,
      content,
      size: content.length,
    })
  })
}

function askedDay(request: FastifyRequest): { date: string; museumId: number | undefined } {
  const { date, museum_id: museum } = request.query as { date?: unknown; museum_id?: unknown }
  if (date !== undefined && (typeof date !== 'string' || !isCalendarDate(date))) throw new ProtocolFault('invalid_fields', { date: 'date' })
  const museumId = rowNumber(museum)
  if (museum !== undefined && museumId === undefined) throw new ProtocolFault('invalid_fields', { museum_id: 'invalid' })
  return { date: date ?? todayIn(defaultZone), museumId }
}

function isTooLong({ result, more }: Manifest): boolean {
  return more || result.reduce((sum, { orders }) => sum + orders.length, 0) > mostOnPaper
}

function nameOf(date: string, { result }: Manifest, museumId: number | undefined): string {
  return manifestTitle(date, museumId === undefined ? null : (result[0]?.museum.name ?? null))
}

/** None while the company is not set up: the list is read all the same. */
async function letterheadOf(db: Db): Promise<Parameters<typeof manifestPaper>[0]['letterhead']> {
  const company = await findCompany(db)
  if (!company) return undefined
  const { names, inn, kpp, legal_address: address, duty_phone: phone } = company.facts
  return { kind: 'letterhead', ...letterhead({ name: names.ru, inn, kpp, address }, phone) }
}
