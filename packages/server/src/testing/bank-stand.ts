import { createServer, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { kopecks } from '@anfilada/contract/kopecks'
import type { PaymentMethod } from '@anfilada/contract/payments/payment-status'
import { currentPrograms } from '../../../../tools/build/programs.ts'
import { startSandbox } from '../../../../tools/launch/sandbox.ts'
import type {
  OpenedPayment,
  PaymentKey,
  PaymentProvider,
  PaymentToOpen,
  ProviderPayment,
  RawCallback,
} from '../payments/providers/provider.ts'
import { createProviders, type Providers } from '../payments/providers/providers.ts'

export type SandboxPayment = { id: string; state: string; callbacks: { state: string; isForged: boolean; status: number | null }[] }

export type BankStand = {
  origin: string
  providers: Providers
  settings: NodeJS.ProcessEnv
  /** Everything that was told, in order; `answers` are given first to last, the last one for ever. */
  told: RawCallback[]
  answers: number[]
  /** Plays the payer. */
  play(ref: string, outcome: string): Promise<void>
  /** The bank finds the payment so much older. */
  age(ref: string, minutes: number): Promise<void>
  look(ref: string): Promise<SandboxPayment>
  /** Asks until something holds; at most ten seconds. */
  until<T>(ask: () => Promise<T> | T, holds: (found: T) => boolean): Promise<T>
  post(path: string, form: Record<string, string>): Promise<Response>
  close(): Promise<void>
}

const pace = 0.02
const patienceMs = 10_000

/** The real adapters, a sandbox in a process of its own, and a server that its callbacks come to; all over HTTP. */
export async function createBankStand(): Promise<BankStand> {
  const sandbox = await startSandbox({ programs: await currentPrograms(), host: '127.0.0.1', port: 0, logFile: '/dev/null', pace })
  const told: RawCallback[] = []
  const answers = [200]
  const callbacks = await openCallbacks(told, answers)
  const settings = { ...sandbox.settings.card, ...sandbox.settings.wechat }
  // Shorter than the slow bank's half a minute at this pace.
  const providers = createProviders(settings, { publicOrigin: `http://127.0.0.1:${portOf(callbacks)}`, timeoutMs: 400 })
  const control = async (path: string, wish: object): Promise<void> => {
    const body = JSON.stringify(wish)
    const answer = await fetch(`${sandbox.origin}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    if (!answer.ok) throw new Error(await answer.text())
  }
  return {
    origin: sandbox.origin,
    providers,
    settings,
    told,
    answers,
    play: (ref, outcome) => control('/control/', { payment_id: ref, outcome }),
    age: (ref, minutes) => control('/control/age/', { payment_id: ref, minutes }),
    async look(ref) {
      return (await (await fetch(`${sandbox.origin}/control/payments/${ref}`)).json()) as SandboxPayment
    },
    async until(ask, holds) {
      const deadline = performance.now() + patienceMs
      for (;;) {
        const found = await ask()
        if (holds(found) || performance.now() > deadline) return found
        await pause(20)
      }
    },
    post: (path, form) => fetch(`${sandbox.origin}${path}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' }),
    async close() {
      await sandbox.stop()
      callbacks.close()
    },
  }
}

function openCallbacks(told: RawCallback[], answers: number[]): Promise<Server> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      told.push({ body: Buffer.concat(chunks), headers: request.headers })
      response.writeHead((answers.length > 1 ? answers.shift() : answers[0]) ?? 200).end()
    })
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

let count = 0

export function paymentToOpen(method: PaymentMethod, changes: Partial<PaymentToOpen> = {}): PaymentToOpen {
  count++
  return {
    ref: `stand-${Date.now()}-${count}`,
    method,
    amount: kopecks(6_440_000),
    currency: 'RUB',
    description: 'Заявка № 71, Эрмитаж',
    payer: { name: 'Анна Иванова', email: 'anna@example.com' },
    returnUrl: 'http://127.0.0.1/payment-confirmation?id=71',
    expiresAt: new Date(Date.now() + 15 * 60_000),
    receipt: null,
    ...changes,
  }
}

export type Opened = {
  provider: PaymentProvider
  payment: PaymentToOpen
  opened: OpenedPayment
  key: PaymentKey
  read: () => Promise<ProviderPayment>
}

/** A payment that is open at the bank. */
export async function openAt(stand: BankStand, method: PaymentMethod, changes: Partial<PaymentToOpen> = {}): Promise<Opened> {
  const provider = stand.providers.byMethod(method)
  if (!provider) throw new Error(`Nobody takes ${method}`)
  const payment = paymentToOpen(method, changes)
  const opened = await provider.open(payment)
  const key: PaymentKey = { ref: payment.ref, method, providerId: opened.providerId, transactionId: null }
  return { provider, payment, opened, key, read: () => provider.readState(key) }
}

/** The path of the page that a code of SBP leads to. */
export function scanned({ qr }: OpenedPayment): string {
  return new URL(qr ?? '').pathname
}
