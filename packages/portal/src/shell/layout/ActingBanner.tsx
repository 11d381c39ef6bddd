import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { museumTime } from '@anfilada/browser/formats'
import { richPart } from '@anfilada/browser/rich-part'
import { leaveSession } from '@anfilada/browser/session'
import { useAct } from '@anfilada/browser/use-act'
import { useSession } from '@anfilada/browser/use-session'
import { Button } from '@anfilada/ui/Button'
import { AttentionIcon } from '@anfilada/ui/icons'
import { Num } from '@anfilada/ui/Num'
import styles from './ActingBanner.module.css'

/** On every page of an employee's session on behalf of a customer: for whom he acts, until when, and the way out. */
export function ActingBanner() {
  const t = useTranslations('shell.acting')
  const user = useSession()?.userData
  const { language } = useLanguage()
  const { act, sending } = useAct([])
  // This browser forgets the session also when the server could not be told: it ends by itself soon.
  const stop = () => void act('stop_acting', { language }, 'inForm').then(leaveSession)
  const banner = useSpaceAbove(user?.acting_for !== undefined)
  if (!user?.acting_for) return null
  const { staff, until } = user.acting_for
  const words = {
    customer: richPart(<bdi className="strong">{user.customer_name}</bdi>),
    time: richPart(<Num className="strong">{museumTime(new Date(until))}</Num>),
    name: richPart(<bdi>{staff}</bdi>),
  }
  return (
    <div ref={banner} role="status" className={styles.banner}>
      <AttentionIcon />
      <p className={styles.text}>
        {t.rich('text', words)} <small>{t.rich('staff', words)}</small>
      </p>
      <Button size="s" busy={sending !== undefined} busyLabel={t('stopping')} onPress={stop}>
        {t('stop')}
      </Button>
    </div>
  )
}

/** Tells what stays in place under the bar how far down the banner pushes it; on a phone the words need several lines. */
function useSpaceAbove(isShown: boolean) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const top = banner.current?.parentElement
    if (!isShown || !top) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--top', `${top.offsetHeight}px`))
    observer.observe(top)
    return () => {
      observer.disconnect()
      style.removeProperty('--top')
    }
  }, [isShown])
  return banner
}
