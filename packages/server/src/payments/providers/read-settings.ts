import * as z from 'zod/mini'
import { ProviderSettingsFault } from './provider.ts'

// zod/mini brings no words of its own, and whoever runs the server must read what is wrong with a setting.
z.config(z.locales.en())

/**
 * A provider's settings, all of which begin alike. None set: undefined, the provider is off. Some set and others missing or wrong:
 * throws ProviderSettingsFault, so that nobody believes it to be on.
 */
export function readSettings<T>(prefix: string, schema: z.ZodMiniType<T>, environment: NodeJS.ProcessEnv): T | undefined {
  const own = Object.fromEntries(Object.entries(environment).filter(([name, value]) => name.startsWith(prefix) && value !== ''))
  if (Object.keys(own).length === 0) return undefined
  const parsed = schema.safeParse(own)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new ProviderSettingsFault(`Settings are not usable. ${faults.join('; ')}.`)
}
