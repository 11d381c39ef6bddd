import { beijingZone, localOf, momentAt } from '@anfilada/contract/dates'
import {
  type CallbackHint,
  type Closing,
  type OpenedPayment,
  type PaymentKey,
  type PaymentProvider,
  type PaymentToOpen,
  type ProviderOptions,
  type ProviderPayment,
  type ProviderRefund,
  ProviderRefusal,
  type RawCallback,
  type RefundOutcome,
  type RefundToMake,
} from './provider.ts'
import { readSettings } from './read-settings.ts'
import { answers, news, notice, paymentOf, refundOf } from './wechat-answers.ts'
import { openWechatGateway, type WechatGateway, wechatSettings } from './wechat-gateway.ts'
import { isFromPlatform, openResource } from './wechat-signature.ts'
import { listStatements } from './wechat-statement.ts'

/** WeChat Pay API v3, Native: a code that the payer scans. Undefined when it is not set up, as by default. */
export function wechat(environment: NodeJS.ProcessEnv, options: ProviderOptions): PaymentProvider | undefined {
  const settings = readSettings('WECHAT_', wechatSettings, environment)
  if (!settings) return undefined
  const bank = openWechatGateway(settings, options)
  const type = 'application/json'
  return {
    name: 'wechat',
    methods: ['wechat'],
    testing: false,
    open: (payment) => open(bank, payment),
    opensAgain: true,
    readState: (payment) => readState(bank, payment),
    close: (payment) => close(bank, payment),
    list: (period) => list(bank, period),
    refund: (wish) => refund(bank, wish),
    readRefund: (key) => readRefund(bank, key.ref),
    settle: undefined,
    readCallback: (callback) => readCallback(bank, callback),
    callbackAccepted: { status: 204, type, body: '' },
  }
}

async function open(bank: WechatGateway, payment: PaymentToOpen): Promise<OpenedPayment> {
  const body = {
    appid: bank.appId,
    mchid: bank.merchantId,
    description: payment.description.slice(0, 127),
    out_trade_no: payment.ref,
    notify_url: bank.callbackUrl,
    time_expire: beijingTime(payment.expiresAt),
    amount: { total: payment.amount, currency: payment.currency },
    ...(bank.isGlobal && { trade_type: 'NATIVE', ...(bank.categoryCode && { merchant_category_code: bank.categoryCode }) }),
  }
  const { code_url: qr } = await bank.need({ path: `${bank.paths.orders}/native`, method: 'POST', body }, answers.native)
  return { providerId: payment.ref, url: null, qr, expiresAt: payment.expiresAt }
}

async function readState(bank: WechatGateway, { ref }: Pick<PaymentKey, 'ref'>): Promise<ProviderPayment> {
  const path = `${bank.paths.orders}/out-trade-no/${encodeURIComponent(ref)}?mchid=${encodeURIComponent(bank.merchantId)}`
  return paymentOf(await bank.need({ path, method: 'GET' }, answers.trade))
}

/**
 * A statement names payments and refunds; how they stand WeChat is asked, for in which unit Global writes sums no document says. Undefined: the
 * statements are not there yet.
 */
async function list(bank: WechatGateway, period: { from: Date; until: Date }): Promise<ProviderPayment[] | undefined> {
  const lines = await listStatements(bank, period)
  if (!lines) return undefined
  const payments: ProviderPayment[] = []
  for (const [ref, about] of Map.groupBy(lines, (line) => line.ref)) {
    const payment = await readState(bank, { ref })
    for (const refundRef of new Set(about.flatMap((line) => line.refundRef ?? []))) {
      const made = await readRefund(bank, refundRef)
      if (made) payment.refunds.push(made)
    }
    payments.push(payment)
  }
  return payments
}

/** The words of an order that is over already: of API v3, and of the version before it. */
const closedWords: readonly string[] = ['ORDER_CLOSED', 'ORDERCLOSED']

/**
 * "Close Order" (WeChat Pay Global, APIs), 204 and no body. Global refuses it in the order's first five minutes. WeChat answers 204 for
 * numbers that it does not know, too: that a payment is closed is believed when it says so of it.
 */
async function close(bank: WechatGateway, { ref }: PaymentKey): Promise<Closing> {
  const path = `${bank.paths.orders}/out-trade-no/${encodeURIComponent(ref)}/close`
  const answer = await bank.call({ path, method: 'POST', body: { mchid: bank.merchantId } }, answers.closed)
  if (answer.ok || closedWords.includes(answer.code)) return 'closed'
  return answer.code === 'ORDERPAID' ? 'paid' : 'open'
}

/** The number of ours makes it one refund, however often it is asked for. */
async function refund(bank: WechatGateway, wish: RefundToMake): Promise<RefundOutcome> {
  const body = {
    out_trade_no: wish.payment.ref,
    out_refund_no: wish.ref,
    reason: wish.reason.slice(0, 80),
    notify_url: bank.callbackUrl,
    amount: { refund: wish.amount, total: wish.paid, currency: wish.currency },
    ...(bank.isGlobal && { appid: bank.appId, mchid: bank.merchantId }),
  }
  const answer = await bank.call({ path: bank.paths.refunds, method: 'POST', body }, answers.refund)
  if (answer.ok) return { ok: true, refund: refundOf(answer.value) }
  return { ok: false, reason: 'refused', message: `${answer.code} ${answer.message}` }
}

async function readRefund(bank: WechatGateway, ref: string): Promise<ProviderRefund | undefined> {
  const query = bank.isGlobal ? `?mchid=${encodeURIComponent(bank.merchantId)}` : ''
  const path = `${bank.paths.oneRefund}/${encodeURIComponent(ref)}${query}`
  const answer = await bank.call({ path, method: 'GET' }, answers.refund)
  if (answer.ok) return refundOf(answer.value)
  if (answer.code === 'RESOURCE_NOT_EXISTS') return undefined
  throw new ProviderRefusal(`wechat: ${answer.code} ${answer.message}`)
}

function readCallback(bank: WechatGateway, { body, headers }: RawCallback): CallbackHint | undefined {
  const text = body.toString('utf8')
  const header = (name: string): string | undefined => [headers[name]].flat()[0]
  if (!isFromPlatform(bank.platform, header, text)) return undefined
  try {
    const { id, event_type: event, resource } = notice.parse(JSON.parse(text))
    const told = news.parse(JSON.parse(openResource(resource, bank.apiKey)))
    return { ref: told.out_trade_no, eventId: id, transactionId: told.transaction_id ?? null, word: told.trade_state ?? event }
  } catch {
    // Signed, and yet not what the documents describe or not sealed with our key.
    return undefined
  }
}

/** WeChat reads moments in the time of Beijing. */
function beijingTime(moment: Date): string {
  return momentAt(localOf(moment, beijingZone), beijingZone)
}
