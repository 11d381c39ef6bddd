import type { ServerIdentity } from '../http/identity.ts'
import { createProviders, type Providers } from './providers/providers.ts'

const made = new WeakMap<ServerIdentity, Providers>()

/** The payment systems that this server is set up for; made once. Throws ProviderSettingsFault for settings that are there and wrong. */
export function providersOf(identity: ServerIdentity): Providers {
  const known = made.get(identity)
  if (known) return known
  const { acquiring, publicOrigin } = identity
  const providers = createProviders(acquiring, { publicOrigin })
  made.set(identity, providers)
  return providers
}
