import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newId } from '../bank/payment.ts'
import type { Gate } from '../gate.ts'
import type { Desk } from './desk.ts'
import { platformHeaders } from './signature.ts'
import { statementOf } from './statement-file.ts'

const hourMs = 3_600_000
const readyMs = 34 * hourMs
const tokenLivesMs = 5 * 60_000

/** Statements of a day of Beijing, from ten in the morning of the next day on: the mainland's by an address to fetch it from, Global's at once. */
export function addStatements(app: FastifyInstance, { books }: Gate, { signed, say, refuse }: Desk): void {
  const { wechat } = books.shop
  const kept = new Map<string, { text: string; until: number }>()

  /** The file, or the word for why there is none. */
  function fileOf(day: string | undefined, product: 'mainland' | 'global'): { text: string } | { code: string } {
    const start = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00+08:00`)
    if (Number.isNaN(start)) return { code: 'PARAM_ERROR' }
    if (Date.now() < start + readyMs) return { code: 'STATEMENT_CREATING' }
    const text = statementOf(books.all(), start, wechat, product)
    return text === undefined ? { code: 'NO_STATEMENT_EXIST' } : { text }
  }

  app.get(
    '/wechat/v3/bill/tradebill',
    signed((request, reply) => {
      const { bill_date: date, bill_type: type = 'ALL' } = queryOf(request)
      const file = type === 'ALL' ? fileOf(dayIn(date, /^(\d{4})-(\d{2})-(\d{2})$/), 'mainland') : { code: 'PARAM_ERROR' }
      if ('code' in file) return refuse(reply, 400, file.code, 'There is no such statement')
      const token = newId()
      kept.set(token, { text: file.text, until: Date.now() + tokenLivesMs })
      const address = `${request.protocol}://${request.host}/wechat/v3/billdownload/file?token=${token}`
      return say(reply, 200, { download_url: address, hash_type: 'SHA1', hash_value: sha1(file.text) })
    }),
  )

  app.get(
    '/wechat/v3/billdownload/file',
    signed((request, reply) => {
      const found = kept.get(queryOf(request)['token'] ?? '')
      if (!found || found.until < Date.now()) return refuse(reply, 400, 'INVALID_REQUEST', 'Ask for the statement again')
      return reply.type('text/plain; charset=utf-8').send(found.text)
    }),
  )

  app.get(
    '/wechat/v3/global/statements',
    signed((request, reply) => {
      const { date, mchid } = queryOf(request)
      const file = mchid === wechat.merchantId ? fileOf(dayIn(date, /^(\d{4})(\d{2})(\d{2})$/), 'global') : { code: 'PARAM_ERROR' }
      if ('code' in file) return refuse(reply, 400, file.code, 'There is no such statement')
      const sum = sha1(file.text)
      const signature = platformHeaders(wechat.platformSerial, wechat.platformPrivateKey, `{"sha1":"${sum}"}`, Date.now())
      return reply
        .headers({ ...signature, 'wechatpay-statement-sha1': sum })
        .type('text/plain; charset=utf-8')
        .send(file.text)
    }),
  )
}

function queryOf({ query }: FastifyRequest): Record<string, string | undefined> {
  return query as Record<string, string | undefined>
}

function dayIn(text: string | undefined, format: RegExp): string | undefined {
  const [, year, month, day] = format.exec(text ?? '') ?? []
  return year === undefined ? undefined : `${year}-${month}-${day}`
}

function sha1(text: string): string {
  return createHash('sha1').update(text, 'utf8').digest('hex')
}
