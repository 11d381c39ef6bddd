import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PaletteEntry } from '@anfilada/browser/palette/find-entries'
import { useSession } from '@anfilada/browser/use-session'
import { menuFor, userLinksFor } from '../shell/layout/menu.ts'
import { useOffers } from '../shell/offers.ts'

/** The screens of this reader's menus, in their order: what the menu does not show him, this does not either. */
export function usePortalScreens(): PaletteEntry[] {
  const t = useTranslations('shell')
  const { menu, userLinks } = useOffers()
  const session = useSession()
  const navigate = useNavigate()
  const toEntry = (path: string, label: string, Icon: () => ReactNode, note?: string): PaletteEntry => ({
    key: `screen:${path}`,
    group: 'screens',
    label,
    note,
    icon: <Icon />,
    href: path,
    run: () => void navigate({ to: path }),
  })
  return [
    ...menuFor(menu, session).flatMap(({ word, entries }) => {
      const section = word && t(`menu.${word}`)
      return entries.flatMap((entry) =>
        'items' in entry
          ? entry.items.map((item) => toEntry(item.path, t(`menu.${item.word}`), entry.icon, t(`menu.${entry.word}`)))
          : [toEntry(entry.path, t(`menu.${entry.word}`), entry.icon, section)],
      )
    }),
    ...userLinksFor(userLinks, session).map(({ word, path, icon }) => toEntry(path, t(word), icon)),
  ]
}
