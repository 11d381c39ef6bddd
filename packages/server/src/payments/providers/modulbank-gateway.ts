import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { type Answer, askProvider } from './ask-provider.ts'
import { answers } from './modulbank-answers.ts'
import { prepaymentVatCodes, settlementVatCodes } from './modulbank-receipt.rules.ts'
import { type Fields, modulbankSignature } from './modulbank-signature.ts'
import { ProviderRefusal, ProviderSilence } from './provider.ts'

const vatCodes = z.pipe(z.pipe(z._default(z.string(), '{}'), z.transform(jsonIn)), z.record(z.string(), z.string()))

export const modulbankSettings = z.object({
  MODULBANK_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://pay.modulbank.ru'),
  MODULBANK_MERCHANT: z.string().check(z.minLength(1), z.maxLength(128)),
  /** Of the mode: test and real payments have different keys. */
  MODULBANK_KEY: z.string().check(z.minLength(16)),
  MODULBANK_TESTING: z._default(z.enum(['0', '1']), '0'),
  /** Over what the company says of its taxes, where the shop at the bank stands under another name of them. */
  MODULBANK_SNO: z.optional(z.enum(['osn', 'usn_income', 'usn_income_outcome', 'envd', 'esn', 'patent'])),
  /** JSON: the codes of VAT rates that differ from ours, such as {"22":"vat122"}: of advances, and of what settles. */
  MODULBANK_VAT_CODES: vatCodes,
  MODULBANK_SETTLED_VAT_CODES: vatCodes,
})
type Settings = z.output<typeof modulbankSettings>

export type BankCall = { path: string; method: 'GET' | 'POST'; fields: Fields; attempts?: number }
/** The bank's own "no" is a value: some calls live with it. */
export type BankAnswer<T> = { ok: true; value: T } | { ok: false; message: string }

export type Gateway = ReturnType<typeof openGateway>

const defaultTimeoutMs = 8_000
const defaultAttempts = 3

/** Signed calls of the bank's gateway, API 1.2. */
export function openGateway(settings: Settings, options: { callbackUrl: string; timeoutMs?: number }) {
  const { MODULBANK_URL: base, MODULBANK_MERCHANT: merchant, MODULBANK_KEY: key, MODULBANK_TESTING: testing } = settings

  function signed(fields: Fields): URLSearchParams {
    const all = { ...fields, merchant, unix_timestamp: String(Math.floor(Date.now() / 1000)), salt: randomBytes(16).toString('hex') }
    return new URLSearchParams({ ...all, signature: modulbankSignature(all, key) })
  }

  async function call<T>({ path, method, fields, attempts = defaultAttempts }: BankCall, schema: z.ZodMiniType<T>): Promise<BankAnswer<T>> {
    const name = `modulbank ${method} ${path}`
    const url = `${base}${path}`
    const request = (): { url: string; init: RequestInit } => {
      const form = signed(fields)
      return method === 'GET' ? { url: `${url}?${form.toString()}`, init: {} } : { url, init: { method, body: form } }
    }
    return read(name, await askProvider({ call: name, attempts, timeoutMs: options.timeoutMs ?? defaultTimeoutMs, request }), schema)
  }

  return {
    merchant,
    key,
    testing,
    callbackUrl: options.callbackUrl,
    taxes: {
      sno: settings.MODULBANK_SNO,
      advance: { ...prepaymentVatCodes, ...settings.MODULBANK_VAT_CODES },
      settlement: { ...settlementVatCodes, ...settings.MODULBANK_SETTLED_VAT_CODES },
    },
    call,
    /** For calls whose "no" nobody can live with. */
    async need<T>(bankCall: BankCall, schema: z.ZodMiniType<T>): Promise<T> {
      const answer = await call(bankCall, schema)
      if (!answer.ok) throw new ProviderRefusal(`modulbank: ${answer.message}`)
      return answer.value
    },
  }
}

function read<T>(call: string, { status, body }: Answer, schema: z.ZodMiniType<T>): BankAnswer<T> {
  const json = jsonOrNothing(body)
  const said = answers.status.safeParse(json)
  if (!said.success) throw new ProviderSilence(`${call}: HTTP ${status} without a status`)
  if (status >= 400 || said.data.status !== 'ok') return { ok: false, message: said.data.message.slice(0, 500) }
  const parsed = schema.safeParse(json)
  if (parsed.success) return { ok: true, value: parsed.data }
  throw new ProviderSilence(`${call}: the answer lacks ${parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')}`)
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function jsonIn(text: string, context: z.core.ParsePayload): unknown {
  const value = jsonOrNothing(text)
  if (value === undefined) context.issues.push({ code: 'custom', message: 'must be JSON', input: text })
  return value
}
