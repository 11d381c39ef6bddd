import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CopyButton } from '@anfilada/browser/CopyButton'
import { DateField } from '@anfilada/browser/DateField'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { paymentLinkActions } from '@anfilada/contract/payments/payment-links'
import { writeVouchers } from '@anfilada/contract/payments/payment-status'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { FieldError } from '@anfilada/ui/FieldNotes'
import { TextField } from '@anfilada/ui/TextField'
import { isCalendarDate } from '@anfilada/contract/dates'
import { FeeChoice, feesBut, useOfFees } from '../paying/FeeChoice.tsx'
import { OrderChoice } from '../paying/OrderChoice.tsx'
import { useAskedVouchers, type PaymentOffer } from '../paying/use-payment-form.ts'
import { kopecksOf } from '../paying/typed-sum.ts'
import { chosenOf, toggled } from '../paying/vouchers.ts'
import { endOfDay, usualEnd } from './link-draft.ts'
import styles from './LinksTab.module.css'

type Props = { offered: PaymentOffer; onClose: () => void }

/** Asks what the link is to pay, then shows its address this once. */
export function CreateLinkDialog({ offered, onClose }: Props) {
  const [url, setUrl] = useState<string>()
  return url === undefined ? <AskDialog offered={offered} onMade={setUrl} onClose={onClose} /> : <MadeDialog url={url} onClose={onClose} />
}

function MadeDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const t = useTranslations('payments.links')
  return (
    <Dialog title={t('made')} onClose={onClose}>
      <div className={styles.form}>
        <p>{t('madeText')}</p>
        <p className={styles.address} dir="ltr">
          {url}
        </p>
        <div className={styles.buttons}>
          <CopyButton text={url} />
          <Button variant="primary" onPress={onClose}>
            {t('done')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type FormProps = Props & { onMade: (url: string) => void }

function AskDialog({ offered, onMade, onClose }: FormProps) {
  const t = useTranslations('payments')
  const isOfFees = useOfFees(offered)
  const form = useLinkForm({ offered, isOfFees, onMade })
  const words = { keep: t('links.cancel'), confirm: t('links.create'), busy: t('links.creating') }
  return (
    <FormDialog title={t('links.createTitle')} form={form} words={words} onClose={onClose}>
      {isOfFees ? (
        <FeeChoice fees={offered.fees} left={form.values.left} fault={form.error('prolongations')} onLeave={(left) => form.set({ left })} />
      ) : (
        <ForOrders form={form} offered={offered} />
      )}
      <DateField {...form.field('expires_at')} isRequired />
    </FormDialog>
  )
}

function ForOrders({ form, offered }: { form: ReturnType<typeof useLinkForm>; offered: PaymentOffer }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments')
  const { vouchers: chosen } = form.values
  const fault = form.error('vouchers')
  return (
    <>
      <div>
        <OrderChoice
          orders={offered.orders}
          chosen={chosenOf(chosen, offered.orders)?.ids ?? []}
          onToggle={(id, isChosen) => form.set({ vouchers: toggled(chosen, id, isChosen) })}
          onChoose={(ids) => form.set({ vouchers: writeVouchers(ids) })}
          most={4}
        />
        {fault && <FieldError id="vouchers-note">{fault}</FieldError>}
      </div>
      <TextField
        {...form.field('amount')}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        hint={t('links.amountHint', { sum: formatSum(dueOf(chosen, offered), offered.currency) })}
      />
    </>
  )
}

/** What a link pays as it is typed; `left`: requests whose fees it does not pay, `prolongations` what is said of them. */
type Typed = { vouchers: string; amount: string; expires_at: string; left: readonly number[]; prolongations: string }

/** What is paid, how much of it, and until when; the sum is never more than what is due, and fees are paid whole. */
function useLinkForm({ offered, isOfFees, onMade }: Pick<FormProps, 'offered' | 'onMade'> & { isOfFees: boolean }) {
  const t = useTranslations('payments')
  const fees = useTranslations('fees')
  const vouchers = useAskedVouchers(offered)
  return useActionForm<'create_payment_link', Typed>({
    action: 'create_payment_link',
    schema: paymentLinkActions.create_payment_link.input,
    start: { vouchers, amount: '', expires_at: usualEnd(museumDate(new Date())), left: [], prolongations: '' },
    labels: {
      vouchers: t('form.vouchers'),
      amount: t('links.amount'),
      expires_at: t('links.until'),
      left: fees('title'),
      prolongations: fees('title'),
    },
    sentences: {
      vouchers: t('form.vouchersMissing'),
      amount: t('links.amountWrong'),
      expires_at: t('links.untilWrong', { days: 90 }),
      prolongations: fees('missing'),
    },
    input: (draft) => {
      const amount = isOfFees ? undefined : kopecksOf(draft.amount)
      return {
        ...(isOfFees
          ? { prolongations: writeVouchers(feesBut(draft.left, offered.fees).ids) }
          : { vouchers: writeVouchers(chosenOf(draft.vouchers, offered.orders)?.ids ?? []) }),
        expires_at: isCalendarDate(draft.expires_at) ? endOfDay(draft.expires_at) : undefined,
        ...(amount && { amount }),
      }
    },
    faults: (draft) => ({
      ...(isOfFees ? feeFaults(draft, offered) : orderFaults(draft, offered)),
      ...(!isCalendarDate(draft.expires_at) && { expires_at: 'date' }),
    }),
    touches: ['payments'],
    onDone: ({ result }) => onMade(result.url),
  })
}

function feeFaults({ left }: Typed, { fees }: PaymentOffer): Partial<Record<string, string>> {
  return feesBut(left, fees).due === 0 ? { prolongations: 'required' } : {}
}

function orderFaults(draft: Typed, offered: PaymentOffer): Partial<Record<string, string>> {
  const amount = kopecksOf(draft.amount)
  return {
    ...(!chosenOf(draft.vouchers, offered.orders)?.ids.length && { vouchers: 'required' }),
    ...((amount === undefined || (amount ?? 0) > dueOf(draft.vouchers, offered)) && { amount: 'too_big' }),
  }
}

const dueOf = (vouchers: string, { orders }: PaymentOffer): number => chosenOf(vouchers, orders)?.due ?? 0
