import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Books } from '../bank/books.ts'
import type { Payment } from '../bank/payment.ts'
import { isSignedBy, platformHeaders } from './signature.ts'

type Answer = FastifyReply | Promise<FastifyReply>
/** `number`: the order's or refund's in the address. */
type Handle = (request: FastifyRequest, reply: FastifyReply, number: string) => Answer

export type Desk = Readonly<{
  /** The handler of a signed request; an unsigned one is not looked at. */
  signed: (handle: Handle) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  /** Everything that is said is signed by the platform. */
  say: (reply: FastifyReply, status: number, answer?: unknown) => FastifyReply
  refuse: (reply: FastifyReply, status: number, code: string, message: string) => FastifyReply
  byNumber: (number: string) => Payment | undefined
}>

export function createDesk(books: Books): Desk {
  const { wechat } = books.shop
  const who = { merchantId: wechat.merchantId, serial: wechat.merchantSerial, publicKey: wechat.merchantPublicKey }

  function say(reply: FastifyReply, status: number, answer?: unknown): FastifyReply {
    const body = answer === undefined ? '' : JSON.stringify(answer)
    const signature = platformHeaders(wechat.platformSerial, wechat.platformPrivateKey, body, Date.now())
    return reply
      .code(status)
      .headers({ 'content-type': 'application/json; charset=utf-8', ...signature })
      .send(body)
  }

  const refuse: Desk['refuse'] = (reply, status, code, message) => say(reply, status, { code, message })

  const signed: Desk['signed'] = (handle) => async (request, reply) => {
    const { method, url: path, headers } = request
    const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : ''
    const isOurs = isSignedBy(who, { method, path, body, authorization: headers.authorization ?? '' }, Date.now())
    if (!isOurs) return refuse(reply, 401, 'SIGN_ERROR', 'The signature is not valid')
    return handle(request, reply, (request.params as { number?: string }).number ?? '')
  }

  return { signed, say, refuse, byNumber: (number) => books.find((one) => one.protocol === 'wechat' && one.reference === number) }
}
