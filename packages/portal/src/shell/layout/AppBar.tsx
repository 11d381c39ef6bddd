import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { languageNames } from '@anfilada/phrases/language-names'
import { IconButton } from '@anfilada/ui/IconButton'
import { KeyboardIcon, LogOutIcon, MenuIcon, MoonIcon, SunIcon, UserIcon } from '@anfilada/ui/icons'
import { Logo } from '@anfilada/ui/Logo'
import { Menu } from '@anfilada/ui/Menu'
import styles from './AppBar.module.css'
import { languages } from '../language/language.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { Search } from '../search/Search.tsx'
import { useMay } from '../session/ability.ts'
import { useLogOut } from '../session/use-log-out.ts'
import { useSession } from '../session/use-session.ts'
import { useTheme } from './theme.ts'

export function AppBar({ onOpenMenu, onOpenKeys }: { onOpenMenu: () => void; onOpenKeys: () => void }) {
  const t = useTranslations('shell')
  const { theme, toggleTheme } = useTheme()
  const may = useMay()
  return (
    <header className={styles.bar}>
      <span className={styles.burger}>
        <IconButton label={t('openMenu')} onPress={onOpenMenu}>
          <MenuIcon />
        </IconButton>
        <Link to="/" className={styles.logo} aria-label={t('brand')} activeProps={{ 'aria-current': undefined }}>
          <Logo word={t('brand')} small />
        </Link>
      </span>
      {may(['read', 'Order']) && <Search />}
      <span className={styles.end}>
        <LanguageMenu />
        <IconButton label={t(theme === 'dark' ? 'toLight' : 'toDark')} onPress={toggleTheme}>
          {theme === 'dark' ? <MoonIcon /> : <SunIcon />}
        </IconButton>
        <UserMenu onOpenKeys={onOpenKeys} />
      </span>
    </header>
  )
}

function LanguageMenu() {
  const t = useTranslations('shell')
  const { language, choose } = useLanguage()
  const items = languages.map((one) => ({
    id: one,
    label: languageNames[one].full,
    lang: one,
    isCurrent: one === language,
    onPress: () => choose(one),
  }))
  const label = t('languageNow', { name: languageNames[language].full })
  return <Menu label={label} trigger={<b className={styles.language}>{languageNames[language].short}</b>} items={items} />
}

function UserMenu({ onOpenKeys }: { onOpenKeys: () => void }) {
  const t = useTranslations('shell')
  const session = useSession()
  const { logOut } = useLogOut()
  if (!session) return null
  const { login, name, customer_name, roles } = session.userData
  const role = roles.map((one) => t(`role.${one}`)).join(', ')
  return (
    <Menu
      label={`${t('userMenu')}: ${login}`}
      trigger={
        <span className={styles.user}>
          <UserIcon />
          <span className={styles.userWords}>
            <b>
              <bdi>{login}</bdi>
            </b>
            <small>{role}</small>
          </span>
        </span>
      }
      header={
        <span className={styles.userHead}>
          <b>
            <bdi>{name}</bdi>
          </b>
          {customer_name && <bdi>{customer_name}</bdi>}
          <small>
            <bdi>{login}</bdi> · {role}
          </small>
        </span>
      }
      items={[
        { id: 'keys', label: t('keys.title'), icon: <KeyboardIcon />, onPress: onOpenKeys },
        { id: 'log-out', label: t('logOut'), icon: <LogOutIcon />, onPress: logOut },
      ]}
    />
  )
}
