import { identityOf, readConfig, SettingsFault } from '../../../packages/server/src/config.ts'
import { ProviderSettingsFault, providersOf } from '../../../packages/server/src/payments/index.ts'
import { Fault } from '../../fault.ts'
import { sentences } from '../../sentences.ts'
import { isWeakKey } from './secret-key.ts'

/**
 * What production asks beyond settings that can be read: passwords and tokens cross no network in the clear, and the key cannot be guessed.
 * Then every setting of the processes is read as they will read it, before anything is migrated or built. Throws the first fault.
 */
export function requireSafeSettings(env: NodeJS.ProcessEnv = process.env): void {
  const origin = env['PUBLIC_ORIGIN'] ?? ''
  if (!isSafeOrigin(origin)) {
    const rule = { english: 'it must begin with https://, unless it is this machine', russian: 'нужно https://, если это не сама машина' }
    throw new Fault(sentences.badSetting('PUBLIC_ORIGIN', origin, rule))
  }
  if (isWeakKey(env['SECRET_KEY'] ?? '')) {
    const rule = {
      english: 'it can be guessed; make one with "openssl rand -base64 32"',
      russian: 'его можно угадать; сделайте новый: openssl rand -base64 32',
    }
    throw new Fault(sentences.badSetting('SECRET_KEY', '…', rule))
  }
  readAll(env)
}

/** Loopback never leaves the machine: somebody tries production out. */
function isSafeOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}

function readAll(env: NodeJS.ProcessEnv): void {
  try {
    providersOf(identityOf(readConfig(env)))
  } catch (error) {
    if (!(error instanceof SettingsFault || error instanceof ProviderSettingsFault)) throw error
    throw new Fault(sentences.badSettings(error.message.replace('Settings are not usable. ', '')), error)
  }
}
