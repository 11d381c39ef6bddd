import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { menuFor, type MenuEntry } from './menu.ts'
import styles from './SideMenu.module.css'
import { useSession } from '../session/use-session.ts'

export function MenuItems({ collapsed = false }: { collapsed?: boolean }) {
  return (
    <ul>
      {menuFor(useSession()).map((entry) => (
        <li key={entry.word}>
          <MenuHead entry={entry} collapsed={collapsed} />
          {entry.items && !collapsed && <SubItems entry={entry} />}
        </li>
      ))}
    </ul>
  )
}

function MenuHead({ entry: { word, icon: Icon, path, items }, collapsed }: { entry: MenuEntry; collapsed: boolean }) {
  const t = useTranslations('shell')
  const label = t(`menu.${word}`)
  if (items && !collapsed) {
    return (
      <span className={styles.head}>
        <Icon />
        {label}
      </span>
    )
  }
  return (
    <Link to={path} className={styles.item} title={collapsed ? label : undefined} aria-label={collapsed ? label : undefined}>
      <Icon />
      {!collapsed && label}
    </Link>
  )
}

function SubItems({ entry }: { entry: MenuEntry }) {
  const t = useTranslations('shell')
  return (
    <ul>
      {entry.items?.map(({ word, path }) => (
        <li key={word}>
          <Link to={path} className={styles.sub}>
            {t(`menu.${word}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
