import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { NumberOf } from '../../shell/NumberOf.tsx'
import type { Sendable } from './use-sendable.ts'
import styles from './Wishes.module.css'

/** Which of the wishes cannot be answered so, each with the reason, before anything is sent. */
export function FailingWishes({ wishes, left, foreseen: { faults, says } }: Sendable) {
  const t = useTranslations('windows.answer')
  const bulk = useTranslations('bulk')
  const { dayAndTime } = useFormats()
  const failing = wishes.filter(({ id }) => faults.has(id))
  return (
    <>
      <p role="status">
        {failing.length > 0 && <b>{t('failing', { count: failing.length })}</b>} {says}
      </p>
      {failing.length > 0 && (
        <ul className={styles.failing} aria-label={t('failing', { count: failing.length })} tabIndex={0}>
          {failing.map(({ id, customer, data, info }) => (
            <li key={id}>
              <NumberOf id={id} /> · {customer.name} · {dayAndTime(data.pass_date, info.time ?? '')}
              <span className={styles.fault}>{faults.get(id)}</span>
            </li>
          ))}
        </ul>
      )}
      {failing.length > 0 && left.length > 0 && <p>{bulk('rest', { count: left.length })}</p>}
    </>
  )
}
