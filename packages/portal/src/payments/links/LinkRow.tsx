import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { richPart } from '@anfilada/browser/rich-part'
import { useFormats } from '@anfilada/browser/formats'
import type { PaymentLink } from '@anfilada/contract/payments/payment-links'
import { ActButton } from '@anfilada/ui/ActButton'
import { Tag } from '@anfilada/ui/Tag'
import { Sum } from '../../orders/marks.tsx'
import { Covered, VoucherNumbers } from '../VoucherNumbers.tsx'
import styles from './LinksTab.module.css'

export function LinkRow({ link, onRevoke }: { link: PaymentLink; onRevoke: () => void }) {
  const t = useTranslations('payments')
  const formats = useFormats()
  const { vouchers, prolongations, amount, state, created_at, created_by, expires_at, revoked_at, payment_id } = link
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.what}>
          <span>
            <LinkFor vouchers={vouchers} prolongations={prolongations} />
          </span>
          <Tag {...(state === 'paid' && { tone: 'green' })}>{t(`links.state.${state}`)}</Tag>
        </p>
        <p className={styles.note}>
          <bdi>{t('links.madeBy', { moment: formats.moment(created_at), name: created_by })}</bdi>
        </p>
      </div>
      <p className={styles.sum}>{amount === null ? t('links.whole') : <Sum kopecks={amount} />}</p>
      <p className={styles.note}>
        {revoked_at === null
          ? t('links.validUntil', { moment: formats.moment(expires_at) })
          : t('links.revokedAt', { moment: formats.moment(revoked_at) })}
      </p>
      <p className={styles.acts}>
        {payment_id !== null && (
          <Link to="/payment-confirmation" search={{ payment_id }}>
            {t('links.payment', { id: String(payment_id) })}
          </Link>
        )}
        {state === 'open' && (
          <ActButton danger onPress={onRevoke}>
            {t('links.revoke')} <span className="sr">{vouchers || prolongations}</span>
          </ActButton>
        )}
      </p>
    </li>
  )
}

function LinkFor({ vouchers, prolongations }: Pick<PaymentLink, 'vouchers' | 'prolongations'>) {
  const t = useTranslations('payments')
  if (prolongations !== '') return <Covered vouchers="" prolongations={prolongations} />
  return t.rich('voucherList', { count: vouchers.split(',').length, numbers: richPart(<VoucherNumbers vouchers={vouchers} />) })
}
