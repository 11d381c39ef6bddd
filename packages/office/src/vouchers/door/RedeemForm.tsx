import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { type DoorVoucher, mostCounted, redeemActions } from '@anfilada/contract/vouchers/redeeming'
import { Button } from '@anfilada/ui/Button'
import { Stepper } from '@anfilada/ui/Stepper'
import { showToast } from '@anfilada/ui/toasts'
import styles from '../vouchers.module.css'
import { countHeads } from './VoucherFacts.tsx'

/** Lets the group in: as many as were counted, which begins with as many as are expected. */
export function RedeemForm({ voucher }: { voucher: DoorVoucher }) {
  const t = useTranslations('vouchers')
  const form = useActionForm({
    action: 'redeem_voucher',
    schema: redeemActions.redeem_voucher.input,
    start: { heads: Math.max(1, countHeads(voucher)) },
    labels: { heads: t('counted') },
    input: ({ heads }) => ({ code: voucher.code, heads }),
    touches: ['voucher'],
    onDone: (_answer, { heads }) => showToast({ tone: 'done', text: t('redeemed', { count: heads }) }),
  })
  const { onBlur: _, ...heads } = form.field('heads')
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Stepper {...heads} min={1} max={mostCounted} decreaseLabel={t('fewer')} increaseLabel={t('more')} />
      <FormFailure sentence={form.failure} />
      <Button type="submit" variant="primary" wide busy={form.busy} busyLabel={t('redeeming')}>
        {t('redeem')}
      </Button>
    </form>
  )
}
