import { useTranslations } from 'use-intl'
import type { PaletteEntry } from '@anfilada/browser/palette/find-entries'
import { useCommonActs } from '@anfilada/browser/palette/use-common-acts'

/** What is done from anywhere. */
export function usePortalActs(): PaletteEntry[] {
  const t = useTranslations('shell')
  return useCommonActs({ toDark: t('toDark'), toLight: t('toLight'), logOut: t('logOut') })
}
