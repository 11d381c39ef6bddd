import type { FastifyInstance } from 'fastify'
import type { Books } from './bank/books.ts'
import type { Payer } from './bank/payer.ts'
import type { Payment } from './bank/payment.ts'
import { cardOf, isScenario, kopecksOf, scenarios } from './bank/scenarios.ts'
import { shopSettings } from './bank/shop.ts'
import { jsonOf } from './gate.ts'

/** For programs that stand in for the payer, and for whoever starts a shop beside the sandbox. */
export function addControl(app: FastifyInstance, books: Books, payer: Payer): void {
  /** The latest payment of this number: the shop's reference, or the number in which it ends. */
  function paymentOf(asked: unknown): Payment | undefined {
    const number = String(asked)
    return books.find(({ id, reference }) => id === number || reference === number || endNumber(reference) === number)
  }

  app.post('/control/', (request, reply) => {
    const { payment_id: asked, outcome } = jsonOf<{ payment_id: unknown; outcome: unknown }>(request.body) ?? {}
    if (!isScenario(outcome)) return reply.code(400).send({ error: `outcome must be one of ${scenarios.join(', ')}` })
    const payment = paymentOf(asked)
    if (!payment) return reply.code(404).send({ error: 'There is no such payment' })
    payer.play(payment, outcome)
    return reply.send(view(payment))
  })

  // Tests cannot wait for a day to be over.
  app.post('/control/age/', (request, reply) => {
    const { payment_id: asked, minutes } = jsonOf<{ payment_id: unknown; minutes: unknown }>(request.body) ?? {}
    const payment = paymentOf(asked)
    if (!payment) return reply.code(404).send({ error: 'There is no such payment' })
    if (typeof minutes !== 'number' || !(minutes > 0)) return reply.code(400).send({ error: 'minutes must be above nothing' })
    grow(payment, minutes * 60_000)
    books.changed()
    return reply.send(view(payment))
  })

  app.get('/control/payments/:number', (request, reply) => {
    const payment = paymentOf((request.params as { number: string }).number)
    return payment ? reply.send(view(payment)) : reply.code(404).send({ error: 'There is no such payment' })
  })

  // Two that can be paid under one number are a mistake of the shop's.
  app.get('/control/payments', (_, reply) => reply.send(books.all().map(view)))

  app.get('/control/scenarios', (_, reply) =>
    reply.send(scenarios.map((scenario) => ({ scenario, card: cardOf(scenario), kopecks: kopecksOf(scenario) }))),
  )

  // The shop's server talks to us as it does now; only payers need the public address.
  app.get('/control/shop', ({ protocol, host }, reply) => reply.send(shopSettings(books.shop, `${protocol}://${host}`)))
}

function view({
  id,
  reference,
  method,
  state,
  scenario,
  amount,
  currency,
  callbacks,
  refunds,
  receipt = [],
  wrongCodes,
}: Payment): Record<string, unknown> {
  return { id, reference, method, state, scenario, amount, currency, callbacks, refunds, receipt, wrong_codes: wrongCodes }
}

/** As if all of it had been so much earlier. An order that is open stays open. */
function grow(payment: Payment, ms: number): void {
  payment.openedAt -= ms
  if (payment.finishedAt !== null) payment.finishedAt -= ms
  for (const refund of payment.refunds) refund.at -= ms
}

function endNumber(reference: string): string | undefined {
  const digits = /\d+$/.exec(reference)?.[0]
  return digits === undefined ? undefined : String(Number(digits))
}
