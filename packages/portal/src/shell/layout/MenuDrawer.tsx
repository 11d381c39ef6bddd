import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '@anfilada/ui/IconButton'
import { CloseIcon } from '@anfilada/ui/icons'
import { Logo } from '@anfilada/ui/Logo'
import { MenuItems } from './MenuItems.tsx'
import styles from './SideMenu.module.css'

/** The same menu on medium and small screens: a modal drawer that leaves with a chosen item, on Esc and on a press beside it. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useCloseOnNavigation(onClose)

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label={t('mainMenu')}
      onClick={({ target }) => (target === dialog.current || isLink(target)) && onClose()}
      onCancel={onClose}
    >
      <nav className={styles.drawerMenu} aria-label={t('mainMenu')}>
        <div className={styles.drawerHead}>
          <Logo word={t('brand')} />
          <IconButton label={t('closeMenu')} onPress={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <MenuItems />
      </nav>
    </dialog>
  )
}

function useCloseOnNavigation(onClose: () => void): void {
  const here = useLocation({ select: (location) => location.pathname })
  const opened = useRef(here)
  useEffect(() => {
    if (opened.current !== here) onClose()
  })
}

/** Also a link to the very page that is open: the reader has found what he wanted. */
function isLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null
}
