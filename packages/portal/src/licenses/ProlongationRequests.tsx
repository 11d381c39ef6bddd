import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { richPart } from '@anfilada/browser/rich-part'
import type { ProlongationRequest } from '@anfilada/contract/licenses/prolongation'
import { isTakenBack } from '@anfilada/contract/licenses/prolongation-rules'
import { actLinkClass } from '@anfilada/ui/act-link'
import { ActButton } from '@anfilada/ui/ActButton'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { Tag } from '@anfilada/ui/Tag'
import styles from './licenses.module.css'
import { WithdrawDialog } from './WithdrawDialog.tsx'

const tones = { requested: undefined, prolonged: 'green', declined: 'red', withdrawn: undefined } as const

/** What was asked for, newest first, and what became of it. */
export function ProlongationRequests({ requests }: { requests: readonly ProlongationRequest[] }) {
  const t = useTranslations('prolongation')
  const [withdrawn, setWithdrawn] = useState<ProlongationRequest>()
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
          <RequestRow key={request.request_id} request={request} onWithdraw={() => setWithdrawn(request)} />
        ))}
      </ul>
      {withdrawn && <WithdrawDialog request={withdrawn} onClose={() => setWithdrawn(undefined)} />}
    </Section>
  )
}

type RowProps = { request: ProlongationRequest; onWithdraw: () => void }

function RequestRow({ request, onWithdraw }: RowProps) {
  const t = useTranslations('prolongation')
  const formats = useFormats()
  const { guide, number, museum, held_on: on, place, fee, due, state } = request
  return (
    <li className={styles.request}>
      <div>
        <p className={styles.name}>{t.rich('license', { guide: richPart(<bdi>{guide}</bdi>), number: richPart(<Num>{number}</Num>) })}</p>
        <p className={styles.note}>
          <bdi>{museum}</bdi>
        </p>
      </div>
      <div>
        <p>{t.rich('group', { day: formats.date(on), place: richPart(<bdi>{place}</bdi>) })}</p>
        {fee !== null && (
          <p className={styles.note}>
            {t('fee', { sum: formats.formatSum(fee, 'RUB') })}
            {!isTakenBack(state) && fee > 0 && ` · ${t(due === 0 ? 'paid' : 'unpaid')}`}
          </p>
        )}
      </div>
      <div>
        <Became request={request} onWithdraw={onWithdraw} />
      </div>
    </li>
  )
}

/** How far it is, and how it is taken back as long as that is possible. */
function Became({ request, onWithdraw }: RowProps) {
  const t = useTranslations('prolongation')
  const formats = useFormats()
  const { guide, fee, state, expiration_date: until, reason, withdrawable } = request
  const day = until === null ? '' : [formats.date(until), formats.jalali(until)].filter(Boolean).join(' · ')
  const tone = tones[state]
  return (
    <>
      <Tag {...(tone && { tone })}>{t(`states.${state}`, { day })}</Tag>
      {reason !== null && (
        <p className={styles.note}>
          <bdi>{reason}</bdi>
        </p>
      )}
      {withdrawable && (
        <p>
          <ActButton danger onPress={onWithdraw}>
            {t('withdraw')} <span className="sr">{guide}</span>
          </ActButton>
        </p>
      )}
      {state === 'requested' && fee !== null && !withdrawable && <p className={styles.note}>{t('withMuseum')}</p>}
    </>
  )
}
