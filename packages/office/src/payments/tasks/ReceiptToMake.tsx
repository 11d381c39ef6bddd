import { useTranslations } from 'use-intl'
import { CopyButton } from '@anfilada/browser/CopyButton'
import styles from '../payments.module.css'

/** What is typed at the cash register: the lines as the server wrote them, and where the receipt goes; nowhere when the payer was forgotten. */
export function ReceiptToMake({ lines, contact }: { lines: string; contact: string }) {
  const t = useTranslations('payments')
  const each = lines.split('; ')
  return (
    <div className={styles.receipt}>
      <ul aria-label={t('detail.lines')}>
        {each.map((line, at) => (
          <li key={at}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
      {contact !== '' && (
        <p>
          {t('detail.contact')} <bdi dir="ltr">{contact}</bdi>
        </p>
      )}
      <CopyButton text={[...each, ...(contact === '' ? [] : [contact])].join('\n')} />
    </div>
  )
}
