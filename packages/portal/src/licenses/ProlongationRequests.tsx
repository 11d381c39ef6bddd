import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { formatSum, useFormats } from '@anfilada/browser/formats'
import { richPart } from '@anfilada/browser/rich-part'
import type { ProlongationRequest } from '@anfilada/contract/licenses/prolongation'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { Tag } from '@anfilada/ui/Tag'
import styles from './licenses.module.css'

const tones = { requested: undefined, prolonged: 'green', declined: 'red' } as const

/** What was asked for, newest first, and what became of it. */
export function ProlongationRequests({ requests }: { requests: readonly ProlongationRequest[] }) {
  const t = useTranslations('prolongation')
  const mayPay = useMay()(['create', 'Payment'])
  const isDue = requests.some(({ due }) => due !== null && due > 0)
  const toPay = mayPay && isDue && (
    <Link to="/payment" search={{ what: 'fees' }} className={actLinkClass}>
      {t('pay')}
    </Link>
  )
  return (
    <Section title={t('requests')} rule="plain" aside={toPay}>
      <ul aria-label={t('requests')}>
        {requests.map((request) => (
          <RequestRow key={request.request_id} request={request} />
        ))}
      </ul>
    </Section>
  )
}

function RequestRow({ request }: { request: ProlongationRequest }) {
  const t = useTranslations('prolongation')
  const formats = useFormats()
  const { guide, number, museum, held_on: on, place, fee, due, state, expiration_date: until, reason } = request
  const day = until === null ? '' : [formats.date(until), formats.jalali(until)].filter(Boolean).join(' · ')
  const tone = tones[state]
  return (
    <li className={styles.request}>
      <div>
        <p className={styles.name}>{t.rich('license', { guide: richPart(<bdi>{guide}</bdi>), number: richPart(<Num>{number}</Num>) })}</p>
        <p className={styles.note}>
          <bdi>{museum}</bdi>
        </p>
      </div>
      <div>
        <p>{t('group', { day: formats.date(on), place })}</p>
        {fee !== null && (
          <p className={styles.note}>
            {t('fee', { sum: formatSum(fee, 'RUB') })}
            {state !== 'declined' && fee > 0 && ` · ${t(due === 0 ? 'paid' : 'unpaid')}`}
          </p>
        )}
      </div>
      <div>
        <Tag {...(tone && { tone })}>{t(`states.${state}`, { day })}</Tag>
        {reason !== null && (
          <p className={styles.note}>
            <bdi>{reason}</bdi>
          </p>
        )}
      </div>
    </li>
  )
}
