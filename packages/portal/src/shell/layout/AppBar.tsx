import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useMay } from '@anfilada/browser/ability'
import { appLanguages } from '@anfilada/browser/language'
import { useTheme } from '@anfilada/browser/theme'
import { useSession } from '@anfilada/browser/use-session'
import { languageNames } from '@anfilada/phrases/language-names'
import { IconButton } from '@anfilada/ui/IconButton'
import { MenuIcon, MoonIcon, SunIcon } from '@anfilada/ui/icons'
import { Logo } from '@anfilada/ui/Logo'
import { Menu } from '@anfilada/ui/Menu'
import styles from './AppBar.module.css'
import { useOffers } from '../offers.ts'
import { Search } from '../search/Search.tsx'
import { UserMenu } from './UserMenu.tsx'

type Props = { onOpenMenu: () => void; onOpenKeys: () => void }

export function AppBar({ onOpenMenu, onOpenKeys }: Props) {
  const t = useTranslations('shell')
  const { theme, toggleTheme } = useTheme()
  const may = useMay()
  const session = useSession()
  const { Palette } = useOffers()
  return (
    <header className={styles.bar}>
      <span className={styles.burger}>
        <IconButton label={t('openMenu')} onPress={onOpenMenu}>
          <MenuIcon />
        </IconButton>
        <Link to="/" className={styles.logo} aria-label={t('brand')} activeOptions={{ exact: true }}>
          <Logo word={t('brand')} small />
        </Link>
      </span>
      {may(['read', 'Order']) && <Search />}
      <span className={styles.end}>
        {session && (
          <span className={styles.palette}>
            <Palette />
          </span>
        )}
        <LanguageMenu />
        <IconButton label={t(theme === 'dark' ? 'toLight' : 'toDark')} onPress={toggleTheme}>
          {theme === 'dark' ? <MoonIcon /> : <SunIcon />}
        </IconButton>
        {session ? <UserMenu onOpenKeys={onOpenKeys} /> : <LogInLink />}
      </span>
    </header>
  )
}

/** A visitor reads what is public, and may come in from there. */
function LogInLink() {
  const t = useTranslations('shell')
  return (
    <Link to="/login" className={styles.logIn}>
      {t('logIn')}
    </Link>
  )
}

function LanguageMenu() {
  const t = useTranslations('shell')
  const { language, choose } = useLanguage()
  const items = appLanguages().map((one) => ({
    id: one,
    label: languageNames[one].full,
    lang: one,
    isCurrent: one === language,
    onPress: () => choose(one),
  }))
  const label = t('languageNow', { name: languageNames[language].full })
  return <Menu label={label} trigger={<b className={styles.language}>{languageNames[language].short}</b>} items={items} />
}
