import * as z from 'zod'
import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import {
  type CallbackHint,
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
import { paymentSaid, refundSaid } from './statuses.rules.ts'
import { openWechatGateway, type WechatGateway, wechatSettings } from './wechat-gateway.ts'
import { isFromPlatform, openResource } from './wechat-signature.ts'

const minor = z.int().nonnegative()
const answers = {
  native: z.object({ code_url: z.string().min(1) }),
  trade: z.object({
    out_trade_no: z.string(),
    transaction_id: z.string().optional(),
    trade_state: z.string(),
    trade_state_desc: z.string().default(''),
    amount: z.object({ total: minor, currency: z.string() }).partial().optional(),
  }),
  refund: z.object({ refund_id: z.string(), out_refund_no: z.string(), status: z.string(), amount: z.object({ refund: minor }) }),
} as const
const notice = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  resource: z.object({ ciphertext: z.string(), nonce: z.string(), associated_data: z.string().nullish() }),
})
const told = z.object({ out_trade_no: z.string(), transaction_id: z.string().optional(), trade_state: z.string().optional() })

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
    readState: (payment) => readState(bank, payment),
    list: undefined,
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

async function readState(bank: WechatGateway, { ref }: PaymentKey): Promise<ProviderPayment> {
  const path = `${bank.paths.orders}/out-trade-no/${encodeURIComponent(ref)}?mchid=${encodeURIComponent(bank.merchantId)}`
  const trade = await bank.need({ path, method: 'GET' }, answers.trade)
  return {
    ref: trade.out_trade_no,
    transactionId: trade.transaction_id ?? null,
    ...paymentSaid('wechat', trade.trade_state),
    amount: amountOf(trade.amount?.total),
    currency: trade.amount?.currency ?? null,
    testing: null,
    refunds: [],
    rrn: null,
    panMask: null,
    message: trade.trade_state_desc,
  }
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

function refundOf(answer: z.output<typeof answers.refund>): ProviderRefund {
  return { id: answer.refund_id, amount: kopecks(answer.amount.refund), ...refundSaid('wechat', answer.status) }
}

function readCallback(bank: WechatGateway, { body, headers }: RawCallback): CallbackHint | undefined {
  const text = body.toString('utf8')
  const header = (name: string): string | undefined => [headers[name]].flat()[0]
  if (!isFromPlatform(bank.platform, header, text)) return undefined
  try {
    const { id, event_type: event, resource } = notice.parse(JSON.parse(text))
    const news = told.parse(JSON.parse(openResource(resource, bank.apiKey)))
    return { ref: news.out_trade_no, eventId: id, transactionId: news.transaction_id ?? null, word: news.trade_state ?? event }
  } catch {
    // Signed, and yet not what the documents describe or not sealed with our key.
    return undefined
  }
}

function amountOf(total: number | undefined): Kopecks | null {
  return total === undefined ? null : kopecks(total)
}

/** WeChat reads moments in the time of Beijing. */
function beijingTime(moment: Date): string {
  const shifted = new Date(moment.getTime() + 8 * 60 * 60 * 1000)
  return `${shifted.toISOString().slice(0, 19)}+08:00`
}
