import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { IconButton } from '@anfilada/ui/IconButton'
import { ChevronEndIcon, ChevronStartIcon } from '@anfilada/ui/icons'
import { Logo } from '@anfilada/ui/Logo'
import { MenuItems } from './MenuItems.tsx'
import styles from './SideMenu.module.css'

/** Without `onToggle` the window has room for its signs alone. */
export function SideMenu({ collapsed, onToggle }: { collapsed: boolean; onToggle: (() => void) | undefined }) {
  const t = useTranslations('shell')
  return (
    <nav className={styles.menu} aria-label={t('mainMenu')} data-collapsed={collapsed || undefined}>
      <Link to="/" className={styles.logo} aria-label={t('brand')} activeOptions={{ exact: true }}>
        <Logo {...(collapsed ? {} : { word: t('brand') })} />
      </Link>
      <MenuItems collapsed={collapsed} />
      {onToggle && (
        <div className={styles.toggle}>
          <IconButton label={t(collapsed ? 'expandMenu' : 'collapseMenu')} isExpanded={!collapsed} onPress={onToggle}>
            {collapsed ? <ChevronEndIcon /> : <ChevronStartIcon />}
          </IconButton>
        </div>
      )}
    </nav>
  )
}
