import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, use, useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { museumTime, useFormats } from '@anfilada/browser/formats'
import { appLanguages } from '@anfilada/browser/language'
import { useTheme } from '@anfilada/browser/theme'
import { useLogOut } from '@anfilada/browser/use-log-out'
import { useSession } from '@anfilada/browser/use-session'
import { languageNames } from '@anfilada/phrases/language-names'
import { IconButton } from '@anfilada/ui/IconButton'
import { ClockIcon, DownloadIcon, GlobeIcon, HelpIcon, LogOutIcon, MoonIcon, SettingsIcon, SunIcon, UserIcon } from '@anfilada/ui/icons'
import { Logo } from '@anfilada/ui/Logo'
import { Menu } from '@anfilada/ui/Menu'
import { Num } from '@anfilada/ui/Num'
import { CountsContext } from '../offers.ts'
import styles from './OfficeBar.module.css'
import { Sections } from './Sections.tsx'

export function OfficeBar() {
  const t = useTranslations('shell')
  const { theme, toggleTheme } = useTheme()
  const { Palette } = use(CountsContext)
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.home} aria-label={t('brand')}>
        <Logo small word={t('brand')} />
      </Link>
      <Sections />
      <span className={styles.palette}>
        <Suspense>{Palette && <Palette />}</Suspense>
      </span>
      <Clock />
      <LanguageMenu />
      <IconButton label={theme === 'dark' ? t('toLight') : t('toDark')} onPress={toggleTheme}>
        {theme === 'dark' ? <MoonIcon /> : <SunIcon />}
      </IconButton>
      <UserMenu />
    </header>
  )
}

/** The museums' time, which the slots are in, wherever the reader sits. */
function Clock() {
  const t = useTranslations('shell')
  const [time, setTime] = useState(() => museumTime(new Date()))
  useEffect(() => {
    const timer = setInterval(() => setTime(museumTime(new Date())), 5_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time className={styles.clock} title={t('clock')}>
      <Num>{time}</Num>
    </time>
  )
}

function LanguageMenu() {
  const t = useTranslations('shell')
  const { language, choose } = useLanguage()
  const trigger: ReactNode = (
    <>
      <GlobeIcon />
      <span className="hide-m">{languageNames[language].short}</span>
    </>
  )
  return (
    <Menu
      label={t('languageNow', { name: languageNames[language].full })}
      trigger={trigger}
      items={appLanguages().map((id) => ({
        id,
        label: languageNames[id].full,
        lang: id,
        isCurrent: id === language,
        onPress: () => choose(id),
      }))}
    />
  )
}

function UserMenu() {
  const t = useTranslations('shell')
  const role = useTranslations('role')
  const { list } = useFormats()
  const { logOut } = useLogOut()
  const navigate = useNavigate()
  const user = useSession()?.userData
  if (!user) return null
  const words = list(user.roles.map((one) => role(one)))
  const who = (
    <span className={styles.who}>
      <b>{user.name}</b>
      <small>{words}</small>
    </span>
  )
  return (
    <Menu
      label={t('userMenu')}
      trigger={
        <>
          <UserIcon />
          <span className={styles.named}>{who}</span>
        </>
      }
      header={who}
      items={[
        { id: 'shift', label: t('myShift'), icon: <ClockIcon />, onPress: () => void navigate({ to: '/shift' }) },
        { id: 'account', label: t('account'), icon: <SettingsIcon />, onPress: () => void navigate({ to: '/account' }) },
        { id: 'exports', label: t('exports'), icon: <DownloadIcon />, onPress: () => void navigate({ to: '/exports' }) },
        { id: 'help', label: t('help'), icon: <HelpIcon />, onPress: () => void navigate({ to: '/help' }) },
        { id: 'logOut', label: t('logOut'), icon: <LogOutIcon />, onPress: logOut },
      ]}
    />
  )
}
