import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { museumTime } from '@anfilada/browser/formats'
import { postSession } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { portalSession, startPortalSession } from '@anfilada/browser/portal-session'
import { useAct } from '@anfilada/browser/use-act'
import type { OfficeCustomerCard } from '@anfilada/contract/customers/office-customers'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import styles from './Acting.module.css'

/** Says what acting on behalf allows and leaves behind, then opens the portal in a tab of its own. */
export function ActingDialog({ customer, onClose }: { customer: OfficeCustomerCard; onClose: () => void }) {
  const t = useTranslations('customers.acting')
  const { language } = useLanguage()
  const { act, sending } = useAct(['customers'])
  const [before] = useState(portalSession)

  async function open() {
    const outcome = await act('act_for_customer', { customer_id: customer.id })
    if (outcome.ok) {
      startPortalSession(outcome.answer, language)
      // Whoever was signed in to the portal here has lost his place: his token is given back.
      if (before) postSession('/api/v1/logout/', {}, language, { token: before.accessToken }).catch(() => undefined)
      window.open('/', '_blank', 'noopener')
    }
    onClose()
  }
  const actions = (
    <>
      <Button variant="primary" focusFirst busy={sending !== undefined} busyLabel={t('opening')} onPress={() => void open()}>
        {t('confirm')}
      </Button>
      <Button onPress={onClose}>{t('keep')}</Button>
    </>
  )
  return (
    <Dialog title={t('title', { name: customer.name })} onClose={onClose} actions={actions}>
      <ul className={styles.terms}>
        <li>{t('may')}</li>
        <li>{t('mayNot')}</li>
        <li>{t('logged')}</li>
        {before && <li>{t('replaces', { name: before.userData.customer_name ?? before.userData.name })}</li>}
      </ul>
    </Dialog>
  )
}

/** Stands on the card while the portal of this browser is open on behalf of its customer. */
export function ActingNote({ customerId }: { customerId: number }) {
  const t = useTranslations('customers.acting')
  const acting = portalSession()?.userData
  const until = acting?.customer_id === customerId ? acting.acting_for?.until : undefined
  if (until === undefined || Date.parse(until) <= Date.now()) return null
  return (
    <p className={styles.note} role="status">
      {t('running', { time: museumTime(new Date(until)) })}{' '}
      <a href="/" target="_blank" rel="noopener">
        {t('again')}
      </a>
    </p>
  )
}
