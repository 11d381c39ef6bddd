import { Link } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { officeLanguages } from '@anfilada/contract/languages'
import { languageNames } from '@anfilada/phrases/language-names'
import { IconButton } from '@anfilada/ui/IconButton'
import { GlobeIcon, LogOutIcon, MoonIcon, SunIcon, UserIcon } from '@anfilada/ui/icons'
import { Logo } from '@anfilada/ui/Logo'
import { Menu } from '@anfilada/ui/Menu'
import { Num } from '@anfilada/ui/Num'
import { useQueueTotal } from '../../orders/orders.queries.ts'
import { museumTime } from '../formats.ts'
import { useChooseLanguage, useLanguage } from '../LanguageProvider.tsx'
import styles from './OfficeBar.module.css'
import { useTheme } from '../theme.ts'
import { useLogOut } from '../use-log-out.ts'
import { useSession } from '../use-session.ts'

export function OfficeBar() {
  const t = useTranslations('office')
  const { theme, toggleTheme } = useTheme()
  const total = useQueueTotal()
  return (
    <header className={styles.bar}>
      <Link to="/queue" search={{}} className={styles.home} aria-label={t('brand')}>
        <Logo small word={t('brand')} />
      </Link>
      <nav className={styles.sections} aria-label={t('sections')}>
        <Link to="/queue" search={{}} activeOptions={{ includeSearch: false }} activeProps={{ 'aria-current': 'page' }}>
          {t('queue.title')} {total !== undefined && <sup>{total}</sup>}
        </Link>
      </nav>
      <Clock />
      <LanguageMenu />
      <IconButton label={theme === 'dark' ? t('toLight') : t('toDark')} onPress={toggleTheme}>
        {theme === 'dark' ? <SunIcon /> : <MoonIcon />}
      </IconButton>
      <UserMenu />
    </header>
  )
}

/** The museums' time, which the slots are in, wherever the reader sits. */
function Clock() {
  const t = useTranslations('office')
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
  const t = useTranslations('office')
  const language = useLanguage()
  const choose = useChooseLanguage()
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
      items={officeLanguages.map((id) => ({
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
  const t = useTranslations('office')
  const role = useTranslations('role')
  const logOut = useLogOut()
  const user = useSession()?.userData
  if (!user) return null
  const words = user.roles.map((one) => role(one)).join(', ')
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
          <span className="hide-m">{who}</span>
        </>
      }
      header={who}
      items={[{ id: 'logOut', label: t('logOut'), icon: <LogOutIcon />, onPress: logOut }]}
    />
  )
}
