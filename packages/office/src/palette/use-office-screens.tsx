import { useNavigate, useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { PaletteEntry } from '@anfilada/browser/palette/find-entries'
import { useCommonActs } from '@anfilada/browser/palette/use-common-acts'
import { useSession } from '@anfilada/browser/use-session'
import { ClockIcon, DownloadIcon, HelpIcon, ListIcon, SettingsIcon } from '@anfilada/ui/icons'
import { sectionsFor } from '../shell/layout/menu.ts'
import { useSections } from '../shell/offers.ts'

const own = [
  { word: 'myShift', path: '/shift', Icon: ClockIcon },
  { word: 'account', path: '/account', Icon: SettingsIcon },
  { word: 'exports', path: '/exports', Icon: DownloadIcon },
  { word: 'help', path: '/help', Icon: HelpIcon },
] as const

/** The sections of this employee's bar, also those that stand there only while something waits, and the screens about himself. */
export function useOfficeScreens(): PaletteEntry[] {
  const t = useTranslations('shell')
  const sections = sectionsFor(useSections(), useSession())
  const navigate = useNavigate()
  const router = useRouter()
  const toEntry = (path: string, label: string, Icon: typeof ListIcon): PaletteEntry => ({
    key: `screen:${path}`,
    group: 'screens',
    label,
    icon: <Icon />,
    href: router.buildLocation({ to: path }).href,
    run: () => void navigate({ to: path, search: {} }),
  })
  return [
    ...sections.map(({ word, path }) => toEntry(path, t(`menu.${word}`), ListIcon)),
    ...own
      .filter(({ path }) => sections.every((section) => section.path !== path))
      .map(({ word, path, Icon }) => toEntry(path, t(word), Icon)),
  ]
}

/** What is done from anywhere. */
export function useOfficeActs(): PaletteEntry[] {
  const t = useTranslations('shell')
  return useCommonActs({ toDark: t('toDark'), toLight: t('toLight'), logOut: t('logOut') })
}
