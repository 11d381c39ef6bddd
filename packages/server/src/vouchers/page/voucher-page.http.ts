import type { Language } from '@anfilada/contract/languages'
import { nameKeys } from '@anfilada/contract/name-keys'
import { codeAlphabet, codeLength, readCode, voucherPath } from '@anfilada/contract/vouchers/voucher-status'
import { orderKindWord } from '@anfilada/phrases/order-words'
import type { FastifyInstance } from 'fastify'
import { findCompany } from '../../db/company.reads.ts'
import type { Db, Pool } from '../../db/pool.ts'
import { originOf } from '../../http/identity.ts'
import { readersLanguage } from '../../http/query.ts'
import { forgiveAttempt, networkOf, takeAttempt } from '../../identity/index.ts'
import { stateOf } from '../voucher-facts.rules.ts'
import { type CodedVoucher, findVoucherByCode } from '../vouchers.reads.ts'
import { pagePolicy } from './page-style.ts'
import { type Seen, type SeenVoucher, voucherPage } from './voucher-page.ts'

const statuses = { unknown: 404, limited: 429 } as const
const limited: Seen = 'limited'

/**
 * GET /v/<code>: what a code is, for whoever has it, without a session: a page without scripts in the reader's language. A code that is none costs
 * the same work and gets the same page as one that nearly is; tries that find nothing are counted by address.
 */
export function addVoucherPage(app: FastifyInstance, pool: Pool): void {
  app.get<{ Params: { code: string } }>(`${voucherPath}:code`, async (request, reply) => {
    const language = readersLanguage(request)
    const attempt = { kind: 'voucher', of: networkOf(originOf(request).address) } as const
    const wait = await takeAttempt(pool, [attempt])
    const [seen, company] = await Promise.all([
      wait > 0 ? limited : seenBy(pool.shared, request.params.code, language),
      findCompany(pool.shared),
    ])
    if (typeof seen !== 'string') await forgiveAttempt(pool, [attempt])
    if (wait > 0) reply.header('retry-after', wait)
    return reply
      .code(typeof seen === 'string' ? statuses[seen] : 200)
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': pagePolicy, vary: 'accept-language' })
      .send(voucherPage(seen, { language, dutyPhone: company?.facts.duty_phone ?? '' }))
  })
}

/** Looked for in place of what cannot be a code. */
const noCode = codeAlphabet.charAt(0).repeat(codeLength)

async function seenBy(db: Db, text: string, language: Language): Promise<Seen> {
  const code = readCode(text)
  const found = await findVoucherByCode(db, code ?? noCode)
  return code !== undefined && found ? seenVoucher(code, found, language) : 'unknown'
}

function seenVoucher(code: string, found: CodedVoucher, language: Language): SeenVoucher {
  const { printed, words, redeemedAt } = found
  const key = nameKeys[language]
  return {
    code,
    state: stateOf(found, found),
    number: found.id,
    facts: printed,
    museum: words.museum?.[key] ?? orderKindWord(language, found.kind),
    object: words.object?.[key] ?? '',
    entrance: words.entrance?.[key] || printed.entrance,
    zone: found.zone,
    redeemedAt,
  }
}
