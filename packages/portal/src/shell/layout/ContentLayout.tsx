import { Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { ScreenFrame } from '@anfilada/browser/ScreenFrame'
import { useSession } from '@anfilada/browser/use-session'
import { giveAbility, visitorAbility } from '@anfilada/contract/abilities'
import { latePart, useLatePart } from '@anfilada/ui/late-part'
import { useWindowWithin } from '@anfilada/ui/use-window-within'
import { OffersContext, type Offers } from '../offers.ts'
import { accessOf } from '../session/access.ts'
import { AppBar } from './AppBar.tsx'
import { useCollapsedMenu } from './collapsed-menu.ts'
import styles from './ContentLayout.module.css'
import { useKeyList } from '../keys/use-key-list.ts'
import { inTime } from '../load-chunk.tsx'
import { isWidePage } from './menu.ts'
import { measureOf } from './measures.ts'
import { usePageNeedsWidth } from './page-width.ts'
import { SideMenu } from './SideMenu.tsx'

const ActingBanner = lazy(() => inTime(() => import('./ActingBanner.tsx')).then((module) => ({ default: module.ActingBanner })))
const NoRight = lazy(() => inTime(() => import('./NoRight.tsx')).then((module) => ({ default: module.NoRight })))
const drawer = latePart(() => inTime(() => import('./MenuDrawer.tsx')))

/** Menu, bar and footer around every screen of a signed-in reader. */
export function ContentLayout({ offers }: { offers: Offers }) {
  const t = useTranslations('shell')
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/(?<=.)\/$/, '') })
  const needsWidth = usePageNeedsWidth()
  const menu = useCollapsedMenu(needsWidth || isWidePage(offers.menu, here))
  const [drawerOpen, setDrawerOpen] = useState(false)
  const isDrawer = useWindowWithin('tablet')
  const isSigns = useWindowWithin('desk')
  const collapsed = isSigns || menu.collapsed
  const mayOpen = useMayOpenPage(here)
  const keys = useKeyList()
  useLeaveWithSession(here)

  return (
    <OffersContext value={offers}>
      <ScreenFrame isLive>
        <a href="#content" className={styles.skip}>
          {t('toContent')}
        </a>
        <div className={styles.shell} data-collapsed={collapsed || undefined}>
          {/* On a phone it is never seen, and must not hold up the page. */}
          {!isDrawer && <SideMenu collapsed={collapsed} onToggle={isSigns ? undefined : menu.toggle} />}
          <LateDrawer isOpen={drawerOpen} onClose={() => setDrawerOpen(false)} />
          <div className={styles.page} data-measure={measureOf(here)}>
            <div className={styles.top}>
              <Acting />
              <AppBar onOpenMenu={() => setDrawerOpen(true)} onOpenKeys={keys.open} />
            </div>
            <main id="content" tabIndex={-1} className={styles.main}>
              {mayOpen ? (
                <Outlet />
              ) : (
                <Suspense>
                  <NoRight />
                </Suspense>
              )}
            </main>
            <offers.Footer />
          </div>
        </div>
        <offers.Notices />
        {keys.List && <keys.List onClose={keys.close} />}
      </ScreenFrame>
    </OffersContext>
  )
}

/** Opened by a press: it comes when the page is quiet. */
function LateDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const Drawer = useLatePart(drawer, isOpen).part?.MenuDrawer
  return isOpen && Drawer && <Drawer onClose={onClose} />
}

/** Few sessions are of an employee on behalf of a customer: only theirs loads what tells of it. */
function Acting() {
  if (!useSession()?.userData.acting_for) return null
  return (
    <Suspense>
      <ActingBanner />
    </Suspense>
  )
}

/** From a page that visitors read as well the guard leads nobody away: a session that ends on it leads to the login from here. */
function useLeaveWithSession(here: string): void {
  const isSignedIn = useSession() !== undefined
  const wasSignedIn = useRef(isSignedIn)
  const navigate = useNavigate()
  useEffect(() => {
    const isForVisitors = giveAbility(visitorAbility, accessOf(here)?.ability ?? ['read', 'Public'])
    if (wasSignedIn.current && !isSignedIn && isForVisitors) void navigate({ to: '/login', replace: true })
    wasSignedIn.current = isSignedIn
  }, [isSignedIn, here, navigate])
}

/** The guard lets every member in (specification/screens.md); what he may not do is said in place. */
function useMayOpenPage(here: string): boolean {
  const may = useMay()
  const screen = accessOf(here)
  return !screen || may(screen.ability)
}
