import { useTranslations } from 'use-intl'
import { languageNames } from '@anfilada/phrases/language-names'
import { GlobeIcon, LogOutIcon, MoonIcon, SunIcon } from '@anfilada/ui/icons'
import { useLogOut } from '../acts/use-log-out.ts'
import { appLanguages } from '../language/language.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useTheme } from '../theme.ts'
import type { PaletteEntry } from './find-entries.ts'

/** What the bars of both apps do: the theme, the other languages, the way out. */
export function useCommonActs(words: { toDark: string; toLight: string; logOut: string }): PaletteEntry[] {
  const t = useTranslations('palette')
  const { theme, toggleTheme } = useTheme()
  const { language, choose } = useLanguage()
  const { logOut } = useLogOut()
  const act = (key: string, label: string, icon: PaletteEntry['icon'], run: () => void): PaletteEntry => ({
    key: `act:${key}`,
    group: 'acts',
    label,
    icon,
    run,
  })
  return [
    act('theme', theme === 'dark' ? words.toLight : words.toDark, theme === 'dark' ? <SunIcon /> : <MoonIcon />, toggleTheme),
    ...appLanguages()
      .filter((one) => one !== language)
      .map((one) => act(`language-${one}`, t('language', { name: languageNames[one].full }), <GlobeIcon />, () => choose(one))),
    act('log-out', words.logOut, <LogOutIcon />, logOut),
  ]
}
