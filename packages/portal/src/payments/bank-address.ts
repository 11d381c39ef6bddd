import type { Language } from '@anfilada/contract/languages'

/** The bank's page in the language of whoever pays; a bank that does not know the parameter leaves it. Only web addresses are followed. */
export function bankAddress(address: string, language: Language): string | undefined {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  url.searchParams.set('lang', language)
  return url.href
}
