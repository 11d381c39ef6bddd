import type { FastifyInstance } from 'fastify'
import { addRefund, finishRefunds, newId, type Payment, refunded } from '../bank/payment.ts'
import { formOf, type Gate } from '../gate.ts'
import { createDesk, type Desk, queryOf, refuse } from './desk.ts'
import { kopecksIn, readBill, readSbpOrder } from './orders.ts'
import { billView, rubles, transactionView } from './views.ts'

/** Modulbank's internet acquiring, as far as a shop's server talks to it. */
export function addModulbank(app: FastifyInstance, gate: Gate): void {
  const desk = createDesk(gate)
  addOpenings(app, gate, desk)
  addQuestions(app, gate, desk)
  addRefunds(app, gate, desk)
}

function addOpenings(app: FastifyInstance, { books, origin }: Gate, { modeOf }: Desk): void {
  for (const [path, read, answer] of [
    ['/modulbank/api/v1/bill/', readBill, (payment: Payment) => ({ bill: billView(payment, origin(), books.shop.merchant) })],
    ['/modulbank/api/v1/sbp_payment', readSbpOrder, (payment: Payment) => ({ sbp_link: `${origin()}/qr/${payment.id}?lang=ru` })],
  ] as const) {
    app.post(path, async (request, reply) => {
      const fields = formOf(request.body)
      const mode = modeOf(fields)
      if (!mode) return refuse(reply, 'Signature is not valid')
      const order = read(fields)
      if (!order.ok) return refuse(reply, 'The form has errors', order.errors)
      // Without a word about testing the key alone says the mode.
      const payment = { ...order.payment, isTest: mode === 'test' }
      books.add(payment)
      return reply.send({ status: 'ok', ...answer(payment) })
    })
  }
}

function addQuestions(app: FastifyInstance, { books, origin }: Gate, { modeOf, asked }: Desk): void {
  app.get('/modulbank/api/v1/bill/', async (request, reply) => {
    const fields = queryOf(request.query)
    const payment = await asked(reply, fields, ({ id, method }) => method === 'card' && id === fields['id'])
    if (!payment) return reply
    const bill = billView(payment, origin(), books.shop.merchant)
    finishRefunds(payment)
    return reply.send({ status: 'ok', bill })
  })

  for (const [path, name] of [
    ['/modulbank/api/v1/transaction/', 'transaction_id'],
    ['/modulbank/api/v1/transaction-info', 'order_id'],
  ] as const) {
    app.get(path, async (request, reply) => {
      const fields = queryOf(request.query)
      const isMeant = ({ id, reference, state }: Payment): boolean =>
        state !== 'created' && fields[name] === (name === 'order_id' ? reference : id)
      const payment = await asked(reply, fields, isMeant)
      if (!payment) return reply
      const transaction = transactionView(payment)
      finishRefunds(payment)
      return reply.send({ status: 'ok', message: '', transaction })
    })
  }

  app.get('/modulbank/api/v1/transactions/', async (request, reply) => {
    const fields = queryOf(request.query)
    const mode = modeOf(fields)
    if (!mode) return refuse(reply, 'Signature is not valid')
    const [from, to] = [Date.parse(fields['timestamp_from'] ?? ''), Date.parse(fields['timestamp_to'] ?? '')]
    if (Number.isNaN(from) || Number.isNaN(to)) return refuse(reply, 'The form has errors', { timestamp_from: 'ISO 8601 with a zone' })
    const found = books.all().filter((payment) => {
      const isOurs = payment.protocol === 'modulbank' && payment.isTest === (mode === 'test') && payment.state !== 'created'
      return isOurs && payment.openedAt >= from && payment.openedAt <= to
    })
    const views = found.map(transactionView).filter((view) => !fields['state'] || view['state'] === fields['state'])
    return reply.send({ status: 'ok', transactions: views })
  })
}

function addRefunds(app: FastifyInstance, { books }: Gate, { asked }: Desk): void {
  app.post('/modulbank/api/v1/refund', async (request, reply) => {
    const fields = formOf(request.body)
    const payment = await asked(reply, fields, ({ id }) => id === fields['transaction'])
    if (!payment) return reply
    const amount = kopecksIn(fields['amount'] ?? '')
    const fault = refundFault(payment, amount)
    if (fault || amount === undefined) return refuse(reply, fault ?? 'The amount is not valid')
    const refund = addRefund(payment, amount, newId())
    books.changed()
    const view = { id: refund.id, amount: rubles(amount), state: refund.state === 'complete' ? 'COMPLETE' : 'PROCESSING' }
    const refundView = { ...view, created_datetime: new Date(refund.at).toISOString(), message: '' }
    return reply.send({ status: 'ok', message: '', refund: refundView, transaction: transactionView(payment) })
  })
}

/** The bank refuses part of a payment on its day as if it did not know it; and never gives back more than it took. */
function refundFault(payment: Payment, amount: number | undefined): string | undefined {
  if (payment.state !== 'complete' || amount === undefined) return 'Operation not found'
  if (payment.scenario === 'refund_too_early' && amount < payment.amount) return 'Operation not found'
  if (amount + refunded(payment) > payment.amount) return 'The amount exceeds what is left of the payment'
  return undefined
}
