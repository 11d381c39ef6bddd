import { useTranslations } from 'use-intl'

const known = ['modulbank', 'wechat'] as const

/** A provider by its name; a new one is called as the server calls it until it has a word. */
export function useProviderWord(): (provider: string) => string {
  const t = useTranslations('payments.providers.names')
  return (provider) => {
    const name = known.find((one) => one === provider)
    return name ? t(name) : provider
  }
}
