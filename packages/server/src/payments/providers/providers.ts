import type { PaymentMethod } from '@anfilada/contract/payments/payment-status'
import { modulbank } from './modulbank.ts'
import type { PaymentProvider, ProviderOptions } from './provider.ts'
import { wechat } from './wechat.ts'
import type { ServerIdentity } from '../../http/identity.ts'

export type CreateProvider = (environment: NodeJS.ProcessEnv, options: ProviderOptions) => PaymentProvider | undefined

/** Everybody who can take a payment for us; the first that is set up for a method serves it. Another one is one more line. */
const known: Readonly<Record<string, CreateProvider>> = {
  modulbank,
  wechat,
}

/** Their names, which their settings and the addresses of their callbacks begin with. */
export const providerNames: readonly string[] = Object.keys(known)

export type Providers = Readonly<{
  /** Everybody who is set up. */
  all: readonly PaymentProvider[]
  /** Undefined: nobody is set up for this way to pay. */
  byMethod(method: PaymentMethod): PaymentProvider | undefined
  /** For what was opened earlier, and for callbacks. */
  byName(name: string): PaymentProvider | undefined
}>

/** Reads each provider's settings and leaves out who has none. Throws ProviderSettingsFault for settings that are there and wrong. */
export function createProviders(
  environment: NodeJS.ProcessEnv,
  options: { publicOrigin: string; timeoutMs?: number },
  everybody: Readonly<Record<string, CreateProvider>> = known,
): Providers {
  const { publicOrigin, ...rest } = options
  const set = Object.entries(everybody).flatMap(([name, create]) => {
    return create(environment, { ...rest, callbackUrl: `${publicOrigin}/hooks/${name}/` }) ?? []
  })
  return {
    all: set,
    byMethod: (method) => set.find(({ methods }) => methods.includes(method)),
    byName: (name) => set.find((provider) => provider.name === name),
  }
}

const made = new WeakMap<ServerIdentity, Providers>()

/** The payment systems that this server is set up for; made once. Throws ProviderSettingsFault for settings that are there and wrong. */
export function providersOf(identity: ServerIdentity): Providers {
  const one = made.get(identity)
  if (one) return one
  const { acquiring, publicOrigin } = identity
  const providers = createProviders(acquiring, { publicOrigin })
  made.set(identity, providers)
  return providers
}
