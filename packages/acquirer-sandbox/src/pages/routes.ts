import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Books } from '../bank/books.ts'
import type { Payer } from '../bank/payer.ts'
import { isOpen, type Payment } from '../bank/payment.ts'
import { isCardNumber, scenarioOfCard } from '../bank/scenarios.ts'
import { formOf } from '../gate.ts'
import { homePage } from './home-page.ts'
import { absentPage, appPage, cardPage, codePage, outcomePage } from './payment-pages.ts'
import { isLanguage, type Language, wordsFor } from './words.ts'

const style = readFileSync(new URL('style.css', import.meta.url))

/** The pages that payers see; they work without scripts. */
export function addPages(app: FastifyInstance, books: Books, payer: Payer, origin: () => string): void {
  const cardPayment = (id: string): Payment | undefined => books.find((one) => one.id === id && one.method === 'card')
  const codePayment = (id: string): Payment | undefined => books.find((one) => one.id === id && one.method !== 'card')

  app.get('/', (request, reply) => send(reply, homePage(books.all(), languageOfStand(request))))
  app.get('/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(style))

  app.get('/pay/:id', (request, reply) => {
    const payment = cardPayment(idOf(request))
    const language = languageOf(request, payment)
    if (!payment) return send(reply, absentPage(language, books.all()[0]), 404)
    payer.open(payment)
    return send(reply, pageOf(payment, language))
  })

  app.post('/pay/:id/card', (request, reply) => {
    const payment = cardPayment(idOf(request))
    const language = languageOf(request, payment)
    if (!payment) return send(reply, absentPage(language, books.all()[0]), 404)
    if (!canEnterCard(payment)) return seeOther(reply, `/pay/${payment.id}`)
    const number = (formOf(request.body)['number'] ?? '').replace(/\D/g, '')
    if (!isCardNumber(number) || scenarioOfCard(number) === undefined) {
      return send(reply, cardPage({ payment, language, fault: wordsFor(language).onlyTestCards }), 422)
    }
    payer.payByCard(payment, number)
    return seeOther(reply, `/pay/${payment.id}`)
  })

  app.post('/pay/:id/code', (request, reply) => {
    const payment = cardPayment(idOf(request))
    const language = languageOf(request, payment)
    if (!payment) return send(reply, absentPage(language, books.all()[0]), 404)
    if (!waitsForCode(payment)) return seeOther(reply, `/pay/${payment.id}`)
    const { code = '', attempt = String(payment.wrongCodes) } = formOf(request.body)
    payer.enterCode(payment, code, Number(attempt))
    if (waitsForCode(payment)) return send(reply, codePage({ payment, language, fault: wordsFor(language).codeWrong }), 422)
    return seeOther(reply, `/pay/${payment.id}`)
  })

  app.post('/pay/:id/refuse', (request, reply) => {
    const payment = cardPayment(idOf(request))
    if (payment && isOpen(payment, Date.now())) payer.decline(payment)
    return seeOther(reply, `/pay/${idOf(request)}`)
  })

  app.get('/qr/:id', (request, reply) => {
    const payment = codePayment(idOf(request))
    const language = languageOf(request, payment)
    if (!payment) return send(reply, absentPage(language, books.all()[0]), 404)
    payer.open(payment)
    if (!isOpen(payment, Date.now())) return send(reply, outcomePage({ payment, language }))
    return send(reply, appPage({ payment, language, address: `${origin()}/qr/${payment.id}` }))
  })

  for (const [path, act] of [
    ['/qr/:id/pay', payer.confirm],
    ['/qr/:id/refuse', payer.decline],
  ] as const) {
    app.post(path, (request, reply) => {
      const payment = codePayment(idOf(request))
      if (payment && isOpen(payment, Date.now())) act(payment)
      return seeOther(reply, `/qr/${idOf(request)}`)
    })
  }
}

function pageOf(payment: Payment, language: Language): string {
  if (canEnterCard(payment)) return cardPage({ payment, language })
  return waitsForCode(payment) ? codePage({ payment, language }) : outcomePage({ payment, language })
}

const canEnterCard = (payment: Payment): boolean => isOpen(payment, Date.now()) && payment.state !== 'waiting_for_code'
const waitsForCode = (payment: Payment): boolean => isOpen(payment, Date.now()) && payment.state === 'waiting_for_code'

function idOf(request: FastifyRequest): string {
  return (request.params as { id: string }).id
}

/** As the shop's link says, and from then on for this payment; never as the browser prefers, which the payer has not chosen here. */
function languageOf(request: FastifyRequest, payment: Payment | undefined): Language {
  const { lang } = request.query as { lang?: string }
  if (isLanguage(lang)) {
    if (payment) payment.language = lang
    return lang
  }
  return isLanguage(payment?.language) ? payment.language : 'ru'
}

/** Whoever looks after the stand comes without a link. */
function languageOfStand(request: FastifyRequest): Language {
  const asked = (request.query as { lang?: string }).lang ?? request.headers['accept-language'] ?? ''
  return /^\s*(?!ru)[a-z]/i.test(asked) ? 'en' : 'ru'
}

function seeOther(reply: FastifyReply, address: string): FastifyReply {
  return reply.redirect(address, 303)
}

function send(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page)
}
