import type * as z from 'zod'
import { ProviderSettingsFault } from './provider.ts'

/**
 * A provider's settings, all of which begin alike. None set: undefined, the provider is off. Some set and others missing or wrong:
 * throws ProviderSettingsFault, so that nobody believes it to be on.
 */
export function readSettings<T>(prefix: string, schema: z.ZodType<T>, environment: NodeJS.ProcessEnv): T | undefined {
  const own = Object.fromEntries(Object.entries(environment).filter(([name, value]) => name.startsWith(prefix) && value !== ''))
  if (Object.keys(own).length === 0) return undefined
  const parsed = schema.safeParse(own)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new ProviderSettingsFault(`Settings are not usable. ${faults.join('; ')}.`)
}
