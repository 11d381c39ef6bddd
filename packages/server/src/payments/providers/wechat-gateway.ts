import * as z from 'zod/mini'
import { type Answer, askProvider } from './ask-provider.ts'
import { ProviderRefusal, ProviderSilence } from './provider.ts'
import { authorization, isFromPlatform } from './wechat-signature.ts'

const pem = z.pipe(
  z.string(),
  z.transform((text) => text.replaceAll('\\n', '\n')),
)

/** A Russian company is served by WeChat Pay Global, whose addresses differ from the mainland's. */
const products = {
  global: { orders: '/v3/global/transactions', refunds: '/v3/global/refunds', oneRefund: '/v3/global/refunds/out-refund-no' },
  mainland: { orders: '/v3/pay/transactions', refunds: '/v3/refund/domestic/refunds', oneRefund: '/v3/refund/domestic/refunds' },
} as const

export const wechatSettings = z.object({
  WECHAT_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://apihk.mch.weixin.qq.com'),
  WECHAT_PRODUCT: z._default(z.enum(['global', 'mainland']), 'global'),
  WECHAT_APP_ID: z.string().check(z.minLength(1)),
  WECHAT_MERCHANT_ID: z.string().check(z.minLength(1)),
  WECHAT_MERCHANT_SERIAL: z.string().check(z.minLength(1)),
  WECHAT_MERCHANT_KEY: pem,
  WECHAT_PLATFORM_SERIAL: z.string().check(z.minLength(1)),
  WECHAT_PLATFORM_KEY: pem,
  WECHAT_API_KEY: z.string().check(z.length(32, 'must have 32 characters')),
  /** What Global asks for besides; given by the agreement. */
  WECHAT_CATEGORY_CODE: z.optional(z.string()),
})
export type WechatSettings = z.output<typeof wechatSettings>

export type WechatCall = { path: string; method: 'GET' | 'POST'; body?: unknown }
export type WechatAnswer<T> = { ok: true; value: T } | { ok: false; code: string; message: string }
export type WechatFile = { text: string; header: (name: string) => string | undefined; isSignedOver: (text: string) => boolean }
export type WechatGateway = ReturnType<typeof openWechatGateway>

const defaultTimeoutMs = 8_000
const attempts = 3
const refusalSchema = z.object({ code: z.string(), message: z._default(z.string(), '') })

/** Signed calls of WeChat Pay API v3; a good answer that the platform did not sign is not believed. */
export function openWechatGateway(settings: WechatSettings, options: { callbackUrl: string; timeoutMs?: number }) {
  const merchant = { id: settings.WECHAT_MERCHANT_ID, serial: settings.WECHAT_MERCHANT_SERIAL, privateKey: settings.WECHAT_MERCHANT_KEY }
  const platform = { serial: settings.WECHAT_PLATFORM_SERIAL, publicKey: settings.WECHAT_PLATFORM_KEY }

  /** Every order and refund has a number of ours: to ask again does no harm. */
  async function ask({ url, method, body }: { url: URL; method: 'GET' | 'POST'; body?: unknown }): Promise<Answer & { name: string }> {
    const name = `wechat ${method} ${url.pathname}`
    const text = body === undefined ? '' : JSON.stringify(body)
    const request = (): { url: string; init: RequestInit } => {
      const signed = authorization(merchant, { method, path: `${url.pathname}${url.search}`, body: text })
      const headers = { authorization: signed, accept: 'application/json', ...(text && { 'content-type': 'application/json' }) }
      return { url: url.href, init: { method, headers, ...(text && { body: text }) } }
    }
    return { name, ...(await askProvider({ call: name, attempts, timeoutMs: options.timeoutMs ?? defaultTimeoutMs, request })) }
  }

  async function call<T>({ path, method, body }: WechatCall, schema: z.ZodMiniType<T>): Promise<WechatAnswer<T>> {
    const { name, ...answer } = await ask({ url: new URL(`${settings.WECHAT_URL}${path}`), method, body })
    if (answer.status >= 400) return { ok: false, ...refusalIn(answer.body) }
    if (!isSigned(answer, answer.body)) throw new ProviderSilence(`${name}: the answer is not signed by the platform`)
    const parsed = schema.safeParse(jsonOrNothing(answer.body))
    if (!parsed.success)
      throw new ProviderSilence(`${name}: the answer lacks ${parsed.error.issues.map(({ path: at }) => at.join('.')).join(', ')}`)
    return { ok: true, value: parsed.data }
  }

  function isSigned({ headers }: Answer, text: string): boolean {
    return isFromPlatform(platform, (header) => headers.get(header) ?? undefined, text)
  }

  /** A file, which is not signed as answers are: whoever asks looks at its sum. */
  async function file(url: string): Promise<WechatAnswer<WechatFile>> {
    const answer = await ask({ url: new URL(url), method: 'GET' })
    if (answer.status >= 400) return { ok: false, ...refusalIn(answer.body) }
    const header = (name: string): string | undefined => answer.headers.get(name) ?? undefined
    return { ok: true, value: { text: answer.body, header, isSignedOver: (text) => isSigned(answer, text) } }
  }

  return {
    origin: settings.WECHAT_URL,
    appId: settings.WECHAT_APP_ID,
    merchantId: merchant.id,
    apiKey: settings.WECHAT_API_KEY,
    categoryCode: settings.WECHAT_CATEGORY_CODE,
    isGlobal: settings.WECHAT_PRODUCT === 'global',
    callbackUrl: options.callbackUrl,
    paths: products[settings.WECHAT_PRODUCT],
    platform,
    call,
    file,
    async need<T>(wechatCall: WechatCall, schema: z.ZodMiniType<T>): Promise<T> {
      const answer = await call(wechatCall, schema)
      if (!answer.ok) throw new ProviderRefusal(`wechat: ${answer.code} ${answer.message}`)
      return answer.value
    },
  }
}

function refusalIn(body: string): { code: string; message: string } {
  const refusal = refusalSchema.safeParse(jsonOrNothing(body))
  return refusal.success ? { code: refusal.data.code, message: refusal.data.message.slice(0, 500) } : { code: 'UNKNOWN', message: '' }
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
