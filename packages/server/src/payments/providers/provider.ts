import type { TaxSystem } from '@anfilada/contract/company-facts'
import type { Kopecks } from '@anfilada/contract/kopecks'
import type { PaymentMethod, PaymentStatus } from '@anfilada/contract/payments/payment-status'

/**
 * A bank or wallet that takes payments, behind one interface. No method touches the database, and none must be called inside a
 * transaction: a bank may take its time. What it cannot answer it throws: ProviderSilence or ProviderRefusal.
 */
export type PaymentProvider = Readonly<{
  /** Stands in `payments.provider` and in the address of its callbacks, `/hooks/<name>/`. */
  name: string
  methods: readonly PaymentMethod[]
  /** Whether this is the provider's test mode; what it says of a payment must agree. */
  testing: boolean
  /** It makes the receipt that it is told (54-FZ) when the money comes; where nobody does, it is made at the cash register. */
  makesReceipt?: true
  open(payment: PaymentToOpen): Promise<OpenedPayment>
  /**
   * Whether a second `open` with the same `ref` is the same payment there. Where it would be a second one that can be paid, and no call finds the
   * first by our number, an opening whose answer nobody wrote down is abandoned.
   */
  opensAgain: boolean
  /** What the provider says now. Not to be asked more often than once in ten seconds for one payment. */
  readState(payment: PaymentKey): Promise<ProviderPayment>
  /**
   * Takes back what a payer left or let expire, so that nobody can pay it any more; repeating it does no harm. Undefined: the provider has
   * no call for it. Whatever it answers the payment is asked after: money that comes all the same is money.
   */
  close: ((payment: PaymentKey) => Promise<Closing>) | undefined
  /**
   * At least everything that was begun in a period and paid, for reconciliation; undefined: its list of that time is not ready yet. No such
   * call: the provider has no list, its payments are asked one by one.
   */
  list: ((period: { from: Date; until: Date }) => Promise<ProviderPayment[] | undefined>) | undefined
  /** Gives back all or a part. May be repeated with the same `ref` and `knownIds`: the money goes back once. */
  refund(refund: RefundToMake): Promise<RefundOutcome>
  /** A refund that was on its way; undefined: the provider knows no such refund. */
  readRefund(refund: RefundKey): Promise<ProviderRefund | undefined>
  /** The second receipt of 54-FZ, after the visit; undefined: the provider has no call for it, it is made at the cash register. */
  settle: ((payment: PaymentKey, receipt: Receipt) => Promise<void>) | undefined
  /** Undefined: forged, altered, too old, or about no payment. What it says is only a hint: readState decides. */
  readCallback(callback: RawCallback): CallbackHint | undefined
  /** What the provider wants to hear when its news was taken; any other status than a 2xx makes it try again. */
  callbackAccepted: CallbackAnswer
}>

/** `callbackUrl`: where the provider tells its news, https and without a query. */
export type ProviderOptions = { callbackUrl: string; timeoutMs?: number }

/** Every provider takes so much of it, in its statement as on a receipt. */
export const longestDescription = 127

export type PaymentToOpen = {
  /** Ours, unique for ever at this provider: 6 to 32 letters, digits, `-` and `_`; ends in the payment's number. */
  ref: string
  method: PaymentMethod
  amount: Kopecks
  currency: string
  /** `longestDescription` characters at most. */
  description: string
  payer: { name: string; email: string }
  /** Where the payer comes back to, paid or not; at most 128 characters. */
  returnUrl: string
  expiresAt: Date
  receipt: Receipt | null
}

/** `url`: the page to send the payer to. `qr`: the text to draw as a code, and a link to follow on a phone. */
export type OpenedPayment = { providerId: string; url: string | null; qr: string | null; expiresAt: Date }

/** All that a question about a payment needs; kept with the payment. */
export type PaymentKey = {
  ref: string
  method: PaymentMethod
  /** From OpenedPayment. */
  providerId: string
  /** From the first ProviderPayment or callback that named it. */
  transactionId: string | null
}

/** `closed`: nobody can pay it any more, now or since earlier. `paid`: somebody was faster. `open`: not taken back, not yet at least. */
export type Closing = 'closed' | 'paid' | 'open'

/** A payment as the provider tells it. What it did not say is null. */
export type ProviderPayment = {
  ref: string
  transactionId: string | null
  status: PaymentStatus
  /** The provider's own word. */
  word: string
  /** A word we do not know: PROCESSING, and somebody must look (never FAILED). */
  isUnknownWord: boolean
  /** What was paid, refunds not taken off. */
  amount: Kopecks | null
  currency: string | null
  /** Null too where a provider has no test mode of its own. */
  testing: boolean | null
  refunds: ProviderRefund[]
  /** By which banks find the payment. */
  rrn: string | null
  panMask: string | null
  message: string
}

export type RefundStatus = 'PENDING' | 'COMPLETE' | 'FAILED'
export type ProviderRefund = { id: string; amount: Kopecks; status: RefundStatus; word: string; isUnknownWord: boolean }

export type RefundToMake = {
  payment: PaymentKey
  /** Ours, unique for ever, as a payment's. */
  ref: string
  amount: Kopecks
  currency: string
  /** What the payment was, and when it was complete. */
  paid: Kopecks
  paidAt: Date
  reason: string
  /** The provider's ids of this payment's refunds that we have recorded. One refund of a payment at a time, under its lock. */
  knownIds: readonly string[]
  receipt: Receipt | null
}
export type RefundKey = { payment: PaymentKey; ref: string; id: string | null }

/** `too_early`: part of a card payment goes back from the day after it on. `message`: the provider's words, for the accountant. */
export type RefundOutcome = { ok: true; refund: ProviderRefund } | { ok: false; reason: 'too_early' | 'refused'; message: string }

/** What a cash register prints (54-FZ). The lines need not make the amount: they are fitted to it (fitReceipt). */
export type Receipt = {
  email: string
  lines: readonly ReceiptLine[]
  /** How the company is taxed, where it has said so. */
  taxSystem?: TaxSystem | undefined
}
/** `inAdvance`: before the visit; otherwise it settles. */
export type ReceiptLine = { name: string; quantity: number; sum: Kopecks; vatPercent: number | null; inAdvance: boolean }

export type RawCallback = { body: Buffer; headers: Readonly<Record<string, string | string[] | undefined>> }
/** `eventId`: the same for every repetition of the same news; unique at the provider. */
export type CallbackHint = { ref: string; eventId: string; transactionId: string | null; word: string }
export type CallbackAnswer = { status: number; type: string; body: string }

/** Nothing that could be believed came back: it may have happened or not. Ask again later. */
export class ProviderSilence extends Error {}

/** The provider said no; `message` is its own, without anything secret. */
export class ProviderRefusal extends Error {}

/** A provider's settings are missing or wrong; the message names them, never their values. */
export class ProviderSettingsFault extends Error {}
