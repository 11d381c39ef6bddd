import type { Language } from '@anfilada/contract/languages'

/** The bank's page in the language of whoever pays; a bank that does not know the parameter leaves it. Only web addresses are followed. */
export function bankAddress(address: string, language: Language): string | undefined {
  const url = pageAt(address)
  url?.searchParams.set('lang', language)
  return url?.href
}

/**
 * The text of a code: one that names the language of its page, as the stand's do, names that of whoever pays; any other is the bank's, to the last
 * character, for apps read it and not only browsers.
 */
export function codeText(code: string, language: Language): string {
  const namesLanguage = pageAt(code)?.searchParams.has('lang') ?? false
  return (namesLanguage && bankAddress(code, language)) || code
}

/** What a code leads to on a telephone that has no second camera; undefined where only an app can read it. */
export function codeAddress(code: string, language: Language): string | undefined {
  return pageAt(code) && codeText(code, language)
}

function pageAt(address: string): URL | undefined {
  return /^https?:\/\//.test(address) && URL.canParse(address) ? new URL(address) : undefined
}
