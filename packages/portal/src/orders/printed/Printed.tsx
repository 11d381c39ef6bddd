import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useSession } from '@anfilada/browser/session'
import { saidIn } from '@anfilada/contract/company'
import { ActButton } from '@anfilada/ui/ActButton'
import { Num } from '@anfilada/ui/Num'
import { pageCompany } from '../../information/page-company.ts'
import { OrderPageWords } from '../OrderWords.tsx'
import styles from './Printed.module.css'

/** The same beside a list, which has loaded none of its words. */
export function PrintedHeadWithWords() {
  return (
    <OrderPageWords>
      <PrintedHead />
    </OrderPageWords>
  )
}

/** What stands on paper alone, above the rest: whose sheet it is, for whom, and who printed it when. */
export function PrintedHead() {
  const t = useTranslations('printed')
  const { language } = useLanguage()
  const formats = useFormats()
  const user = useSession()?.userData
  const at = usePrintMoment()
  const company = pageCompany()
  if (!company) return null
  const { names, inn, kpp, legal_address, duty_phone } = company
  const said = [t('inn', { number: inn }), kpp && t('kpp', { number: kpp }), legal_address].filter(Boolean)
  return (
    <p className={styles.head}>
      <b>{saidIn(names, language)}</b>
      <small>
        {said.map((one) => (
          <bdi key={one}>{one}, </bdi>
        ))}
        <Num>{duty_phone}</Num>
      </small>
      <small>
        {user?.customer_name && <bdi>{t('forWhom', { name: user.customer_name })} </bdi>}
        <bdi>{t('by', { moment: formats.moment(at), name: user?.name ?? '' })}</bdi>
      </small>
    </p>
  )
}

/** The moment at which the browser begins to print, whoever told it to; until then that of the page. */
function usePrintMoment(): string {
  const [at, setAt] = useState(() => new Date().toISOString())
  useEffect(() => {
    const stop = new AbortController()
    // The browser takes the page as it is when the event has been heard.
    window.addEventListener('beforeprint', () => flushSync(() => setAt(new Date().toISOString())), { signal: stop.signal })
    return () => stop.abort()
  }, [])
  return at
}

export function PrintButton() {
  const t = useTranslations('printed')
  return <ActButton onPress={() => window.print()}>{t('print')}</ActButton>
}
