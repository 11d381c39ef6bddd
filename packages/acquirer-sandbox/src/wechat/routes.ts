import type { FastifyInstance } from 'fastify'
import { addRefund, finishRefunds, isExpired, paymentFor } from '../bank/payment.ts'
import { type Gate, isDisturbed, jsonOf } from '../gate.ts'
import { createDesk, type Desk } from './desk.ts'
import { closingFault, type Native, nativeFault, orderOf, overWord, refundFault, type RefundOrder } from './orders.ts'
import { addStatements } from './statements.ts'
import { refundView, tradeView } from './views.ts'

const systemError = { code: 'SYSTEM_ERROR', message: 'Try again' }

type Product = { orders: string; refunds: string; oneRefund: string }

const mainland: Product = {
  orders: '/wechat/v3/pay/transactions',
  refunds: '/wechat/v3/refund/domestic/refunds',
  oneRefund: '/wechat/v3/refund/domestic/refunds/:number',
}
const global: Product = {
  orders: '/wechat/v3/global/transactions',
  refunds: '/wechat/v3/global/refunds',
  oneRefund: '/wechat/v3/global/refunds/out-refund-no/:number',
}

/** WeChat Pay API v3, Native: the mainland's addresses and those of WeChat Pay Global. */
export function addWechat(app: FastifyInstance, gate: Gate): void {
  const desk = createDesk(gate.books)
  for (const product of [mainland, global]) {
    addOrders(app, gate, desk, product.orders)
    addClosing(app, gate, desk, product)
    addRefunds(app, gate, desk, product)
  }
  addStatements(app, gate, desk)
}

function addOrders(app: FastifyInstance, { books, pace }: Gate, { signed, say, refuse, byNumber }: Desk, path: string): void {
  app.post(
    `${path}/native`,
    signed((request, reply) => {
      const order = jsonOf<Native>(request.body) ?? {}
      const fault = nativeFault(order, books.shop.wechat)
      if (fault) return refuse(reply, 400, 'PARAM_ERROR', fault)
      const asked = orderOf(order as Native)
      const known = byNumber(asked.reference)
      if (known && known.amount !== asked.amount) return refuse(reply, 400, 'INVALID_REQUEST', 'The order number is taken')
      const over = known && overWord(known)
      if (over) return refuse(reply, 400, over, 'The order is over')
      const payment = known ?? paymentFor(asked, Date.now())
      if (!known) books.add(payment)
      return say(reply, 200, { code_url: `weixin://wxpay/bizpayurl?pr=${payment.id}` })
    }),
  )
  app.get(
    `${path}/out-trade-no/:number`,
    signed(async (_, reply, number) => {
      const payment = byNumber(number)
      if (!payment) return refuse(reply, 404, 'ORDER_NOT_EXIST', 'No such order')
      if (await isDisturbed(reply, payment, pace, systemError)) return reply
      return say(reply, 200, tradeView(payment, books.shop, isExpired(payment, Date.now()) ? 'closed' : payment.state))
    }),
  )
}

function addClosing(app: FastifyInstance, { books }: Gate, { signed, say, refuse, byNumber }: Desk, product: Product): void {
  app.post(
    `${product.orders}/out-trade-no/:number/close`,
    signed((request, reply, number) => {
      const { mchid } = jsonOf<{ mchid: string }>(request.body) ?? {}
      const payment = byNumber(number)
      if (mchid !== books.shop.wechat.merchantId) return refuse(reply, 400, 'PARAM_ERROR', 'mchid is not of this merchant')
      if (!payment) return refuse(reply, 404, 'ORDER_NOT_EXIST', 'No such order')
      const [code, message] = closingFault(payment, product === global) ?? []
      if (code !== undefined) return refuse(reply, 400, code, message ?? '')
      payment.state = 'closed'
      books.changed()
      return say(reply, 204)
    }),
  )
}

function addRefunds(app: FastifyInstance, { books }: Gate, { signed, say, refuse, byNumber }: Desk, product: Product): void {
  app.post(
    product.refunds,
    signed((request, reply) => {
      const order = jsonOf<RefundOrder>(request.body) as RefundOrder | undefined
      const payment = order && byNumber(order.out_trade_no)
      if (!order || payment?.state !== 'complete') return refuse(reply, 404, 'RESOURCE_NOT_EXISTS', 'No such paid order')
      const known = payment.refunds.find(({ reference }) => reference === order.out_refund_no)
      if (known) return say(reply, 200, refundView(payment, known))
      const fault = refundFault(payment, order)
      if (fault) return refuse(reply, 400, 'INVALID_REQUEST', fault)
      const refund = addRefund(payment, order.amount.refund, order.out_refund_no)
      books.changed()
      return say(reply, 200, refundView(payment, refund))
    }),
  )
  app.get(
    product.oneRefund,
    signed((_, reply, number) => {
      const payment = books.find((one) => one.protocol === 'wechat' && one.refunds.some(({ reference }) => reference === number))
      const refund = payment?.refunds.find(({ reference }) => reference === number)
      if (!payment || !refund) return refuse(reply, 404, 'RESOURCE_NOT_EXISTS', 'No such refund')
      const view = refundView(payment, refund)
      finishRefunds(payment)
      return say(reply, 200, view)
    }),
  )
}
