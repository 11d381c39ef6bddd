import type { FastifyReply } from 'fastify'
import { pastPayment } from '../bank/past-payment.ts'
import { type Payment } from '../bank/payment.ts'
import { type Gate, isDisturbed } from '../gate.ts'
import type { FieldErrors } from './orders.ts'
import { type Fields, isSignedWith } from './signature.ts'

export type Desk = Readonly<{
  /** The mode whose key signed the fields: the test key for `testing=1`; a question names no mode. Undefined: neither. */
  modeOf: (fields: Fields) => 'test' | 'live' | undefined
  /** The payment that is asked about; undefined: the question is answered already. */
  asked: (reply: FastifyReply, fields: Fields, matches: (payment: Payment) => boolean) => Promise<Payment | undefined>
}>

/** Where Modulbank looks at who asks, and about what. */
export function createDesk({ books, pace }: Gate): Desk {
  const { shop } = books

  function modeOf(fields: Fields): 'test' | 'live' | undefined {
    if (fields['merchant'] !== shop.merchant) return undefined
    if (fields['testing'] !== '0' && isSignedWith(fields, shop.testKey)) return 'test'
    if (fields['testing'] !== '1' && isSignedWith(fields, shop.liveKey)) return 'live'
    return undefined
  }

  async function asked(reply: FastifyReply, fields: Fields, matches: (payment: Payment) => boolean): Promise<Payment | undefined> {
    const mode = modeOf(fields)
    if (!mode) {
      refuse(reply, 'Signature is not valid')
      return undefined
    }
    const isTest = mode === 'test'
    const payment = books.find((one) => one.protocol === 'modulbank' && one.isTest === isTest && matches(one)) ?? recall(fields, isTest)
    if (!payment) {
      refuse(reply, 'Operation not found')
      return undefined
    }
    return (await isDisturbed(reply, payment, pace, { status: 'error', message: 'Internal error' })) ? undefined : payment
  }

  /** Kept from then on: what is refunded of it is remembered. */
  function recall(fields: Fields, isTest: boolean): Payment | undefined {
    const number = fields['id'] ?? fields['transaction'] ?? fields['transaction_id'] ?? fields['order_id'] ?? ''
    const payment = pastPayment(number, isTest)
    if (payment) books.add(payment)
    return payment
  }

  return { modeOf, asked }
}

export function refuse(reply: FastifyReply, message: string, errors: FieldErrors = {}): FastifyReply {
  return reply.code(400).send({ status: 'error', message, form_errors: [], field_errors: errors })
}

export function queryOf(query: unknown): Fields {
  return Object.fromEntries(Object.entries(query ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
