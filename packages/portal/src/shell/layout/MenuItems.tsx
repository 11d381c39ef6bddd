import { Link, useLocation } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '@anfilada/browser/use-session'
import { Tag } from '@anfilada/ui/Tag'
import { useOffers } from '../offers.ts'
import { currentOf, menuFor, screensOf, type MenuBadge, type MenuEntry, type MenuGroup, type MenuItem, type MenuSection } from './menu.ts'
import styles from './MenuItems.module.css'

const tones = { soon: undefined, fresh: 'green', unread: 'red' } as const

/** The menu's sections; collapsed, only icons with their names and the mark of unread news are left. */
export function MenuItems({ collapsed = false }: { collapsed?: boolean }) {
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/(?<=.)\/$/, '') })
  const { menu } = useOffers()
  return (
    <div className={styles.sections} data-collapsed={collapsed || undefined}>
      {menuFor(menu, useSession()).map((section) => (
        <Section key={section.word ?? ''} section={section} here={here} collapsed={collapsed} />
      ))}
    </div>
  )
}

type Shown = { here: string; collapsed: boolean }

function Section({ section: { word, entries }, ...shown }: Shown & { section: MenuSection }) {
  const t = useTranslations('shell')
  const id = useId()
  return (
    <div className={styles.section}>
      {word && (
        <p id={id} className={shown.collapsed ? 'sr' : styles.heading}>
          {t(`menu.${word}`)}
        </p>
      )}
      <ul aria-labelledby={word && id}>
        {entries.map((entry) => (
          <li key={entry.word}>
            <Entry entry={entry} {...shown} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Entry({ entry, here, collapsed }: Shown & { entry: MenuEntry }) {
  if (!('items' in entry)) return <ItemLink item={entry} icon={<entry.icon />} current={currentOf(entry, here)} collapsed={collapsed} />
  return collapsed ? <CollapsedGroup group={entry} here={here} /> : <Group group={entry} here={here} />
}

function Group({ group: { word, icon: Icon, items, also = [] }, here }: { group: MenuGroup; here: string }) {
  const t = useTranslations('shell')
  const id = useId()
  return (
    <>
      <span id={id} className={styles.head} data-current={also.includes(here) || undefined}>
        <Icon />
        {t(`menu.${word}`)}
      </span>
      <ul aria-labelledby={id}>
        {items.map((item) => (
          <li key={item.word}>
            <ItemLink item={item} current={currentOf(item, here)} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A group that has no room for its items leads to the first of them. */
function CollapsedGroup({ group, here }: { group: MenuGroup; here: string }) {
  const { word, icon: Icon } = group
  const [first] = group.items
  if (!first) return null
  return <ItemLink item={{ word, path: first.path }} icon={<Icon />} current={currentOf({ also: screensOf(group) }, here)} collapsed />
}

type ItemProps = { item: MenuItem; icon?: ReactNode; current: 'page' | 'true' | undefined; collapsed?: boolean }

function ItemLink({ item: { word, path, badge, Count }, icon, current, collapsed = false }: ItemProps) {
  const t = useTranslations('shell')
  const label = t(`menu.${word}`)
  return (
    <Link
      to={path}
      className={icon ? styles.item : styles.sub}
      title={collapsed ? label : undefined}
      // An order's page belongs to the orders although its address is another: currentOf says it, not the router.
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={current}
    >
      {icon}
      <span className={collapsed ? 'sr' : styles.word}>{label}</span>
      {Count && <Count />}
      {badge && (collapsed ? badge === 'unread' && <Mark /> : <Badge badge={badge} />)}
    </Link>
  )
}

function Badge({ badge }: { badge: MenuBadge }) {
  const t = useTranslations('shell')
  return (
    <span className={styles.badge}>
      <Tag {...(tones[badge] && { tone: tones[badge] })}>{badge === 'unread' ? <Exclamation /> : t(`menuBadge.${badge}`)}</Tag>
    </span>
  )
}

function Exclamation() {
  const t = useTranslations('shell')
  return (
    <>
      <span aria-hidden="true">!</span>
      <span className="sr">{t('menuBadge.unread')}</span>
    </>
  )
}

function Mark() {
  const t = useTranslations('shell')
  return (
    <span className={styles.mark}>
      <span className="sr">{t('menuBadge.unread')}</span>
    </span>
  )
}
