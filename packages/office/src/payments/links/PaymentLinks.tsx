import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ActButton } from '@anfilada/ui/ActButton'
import { Num } from '@anfilada/ui/Num'
import { usePastMoment } from '../../shell/said.ts'
import { CustomersView } from '../CustomersView.tsx'
import { linkTones } from '../payment-tones.ts'
import type { PaymentsPart, PaymentsSearch } from '../screens.ts'
import styles from '../payments.module.css'
import { linksQuery, type CustomerLink } from '../payments.queries.ts'
import { ToneTag } from '../ToneTag.tsx'
import { RevokeDialog } from './RevokeDialog.tsx'
import { useCovered } from '../use-covered.ts'

type Props = { search: PaymentsSearch; onChange: (part: PaymentsPart) => void }

/** What customers gave to others to pay by, without the addresses themselves. */
export function PaymentLinks({ search, onChange }: Props) {
  const query = useInfiniteQuery(linksQuery(search.customer, useLanguage().language))
  return (
    <CustomersView view="links" query={query} search={search} onChange={onChange}>
      {(link) => <LinkRow key={link.link_id} link={link} />}
    </CustomersView>
  )
}

function LinkRow({ link }: { link: CustomerLink }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments')
  const moment = usePastMoment()
  const covered = useCovered()
  const mayRevoke = useMay()(['update', 'OfficePayment'])
  const [isRevoking, setRevoking] = useState(false)
  const { state, customer, amount, payment_id: payment, revoked_at: revoked } = link
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>
          <Link to="/customers" search={{ customer: customer.id }}>
            {customer.name}
          </Link>
        </b>
        <span>{covered(link)}</span>
        <small>{t('links.made', { name: link.created_by, moment: moment(link.created_at) })}</small>
        <small>{revoked ? t('links.revokedAt', { moment: moment(revoked) }) : t('links.until', { moment: moment(link.expires_at) })}</small>
      </div>
      <div className={styles.amount}>{amount === null ? <small>{t('links.allDue')}</small> : <Num>{formatSum(amount, 'RUB')}</Num>}</div>
      <div className={styles.acts}>
        <ToneTag tone={linkTones[state]}>{t(`links.states.${state}`)}</ToneTag>
        {payment !== null && (
          <Link to="/payments" search={{ payment }}>
            {t('links.payment', { id: String(payment) })}
          </Link>
        )}
        {mayRevoke && state === 'open' && (
          <ActButton danger onPress={() => setRevoking(true)}>
            {t('links.revoke')}
          </ActButton>
        )}
      </div>
      {isRevoking && <RevokeDialog link={link} onClose={() => setRevoking(false)} />}
    </li>
  )
}
