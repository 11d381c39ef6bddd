import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import type { EdoData } from '@anfilada/contract/edo/edo'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { FactList, type FactRow } from '@anfilada/ui/FactList'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import styles from '../settings.module.css'
import { searchOf } from '../settings-search.ts'
import { WithSettings } from '../WithSettings.tsx'
import { edoQuery } from './edo.queries.ts'
import { EdoForm } from './EdoForm.tsx'

/** How an organisation wants its documents electronically, and how far that is (decision 0051). */
export function EdoTab() {
  const t = useTranslations('settings.edo')
  return (
    <WithSettings>
      {({ customer }) =>
        customer?.kind === 'legal_entity' ? (
          <OfOrganization usualEmail={customer.email ?? ''} />
        ) : (
          <p className={styles.text}>{t('organizationsOnly')}</p>
        )
      }
    </WithSettings>
  )
}

function OfOrganization({ usualEmail }: { usualEmail: string }) {
  const t = useTranslations('settings.edo')
  const mayAsk = useMay()(['update', 'Customer'])
  const edo = useQuery(edoQuery(useLanguage().language))
  if (!edo.data) return <Unread query={edo} failed={t('failed')} rows={4} rowHeight="72px" />
  return (
    <div className={styles.pair}>
      <Section title={t('title')} rule="plain">
        <div className={styles.stack}>
          <p className={styles.text}>{t('text')}</p>
          {mayAsk ? <EdoForm edo={edo.data} usualEmail={usualEmail} /> : <p className={styles.note}>{t('ownerOnly')}</p>}
        </div>
      </Section>
      <Section title={t('state')} rule="plain">
        <State edo={edo.data} />
      </Section>
    </div>
  )
}

/** What is so, as people said it; nothing here asks an operator. */
function State({ edo }: { edo: EdoData }) {
  const t = useTranslations('settings.edo')
  const { moment } = useFormats()
  const mayAsk = useMay()(['update', 'Customer'])
  const { status, status_at: since, reason, operator, participant_id: id, contact_email: email, consent } = edo
  const facts: FactRow[] = [
    [t('state'), t(`status.${status}`)],
    [t('since'), since && moment(since)],
    [t('said'), reason && <bdi key="reason">{reason}</bdi>],
    [t('operator'), operator && t(`operators.${operator}`)],
    [t('participant_id'), id && <Num key="id">{id}</Num>],
    [t('contact_email'), email && <bdi key="email">{email}</bdi>],
    [t('consent'), consent && t('consentBy', { name: `\u2068${consent.by}\u2069`, moment: moment(consent.at) })],
    [t('organization'), <bdi key="name">{edo.name}</bdi>],
    [t('inn'), edo.inn ? <Num key="inn">{edo.inn}</Num> : t('none')],
    [t('kpp'), edo.kpp && <Num key="kpp">{edo.kpp}</Num>],
  ]
  return (
    <div className={styles.stack}>
      <p className={styles.text}>{t(`next.${status}`)}</p>
      <FactList facts={facts} />
      {mayAsk && (
        <Link to="/settings" search={searchOf('company')} className={buttonLinkClass('secondary')}>
          {t('toRequisites')}
        </Link>
      )}
    </div>
  )
}
