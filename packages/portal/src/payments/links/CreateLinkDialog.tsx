import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { CopyButton } from '@anfilada/browser/CopyButton'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { formatSum, museumDate, useFormats } from '@anfilada/browser/formats'
import { useFormAct } from '@anfilada/browser/use-form-act'
import { writeVouchers } from '@anfilada/contract/payments/payment-status'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { FieldError } from '@anfilada/ui/FieldNotes'
import { TextField } from '@anfilada/ui/TextField'
import { isDate } from '../../orders/orders-search.ts'
import { OrderChoice } from '../paying/OrderChoice.tsx'
import { useAskedVouchers, type PaymentOffer } from '../paying/use-payment-form.ts'
import { chosenOf, toggled } from '../paying/vouchers.ts'
import { endOfDay, kopecksOf, usualEnd } from './link-draft.ts'
import styles from './LinksTab.module.css'
import { useRereadLinks } from './links.queries.ts'

type Props = { offered: PaymentOffer; onClose: () => void }

/** Asks what the link is to pay, then shows its address this once. */
export function CreateLinkDialog({ offered, onClose }: Props) {
  const [url, setUrl] = useState<string>()
  return url === undefined ? <FormDialog offered={offered} onMade={setUrl} onClose={onClose} /> : <MadeDialog url={url} onClose={onClose} />
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

function FormDialog({ offered, onMade, onClose }: FormProps) {
  const t = useTranslations('payments.links')
  const formats = useFormats()
  const { act, chosen, draft, change, submit } = useLinkDraft(offered, onMade)
  const due = formatSum(chosen?.due ?? 0, offered.currency)
  function choose(vouchers: string) {
    act.mend('vouchers')
    change({ vouchers })
  }
  return (
    <Dialog title={t('createTitle')} onClose={onClose}>
      <form className={styles.form} noValidate onChange={act.onChange} onSubmit={(event) => void submit(event)}>
        <div>
          <OrderChoice
            orders={offered.orders}
            chosen={chosen?.ids ?? []}
            onToggle={(id, isChosen) => choose(toggled(draft.vouchers, id, isChosen))}
            onChoose={(ids) => choose(writeVouchers(ids))}
            most={4}
          />
          {act.fields.vouchers && <FieldError id="vouchers-note">{act.fields.vouchers}</FieldError>}
        </div>
        <TextField
          label={t('amount')}
          name="amount"
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          maxLength={20}
          value={draft.amount}
          onChange={(amount) => change({ amount })}
          hint={t('amountHint', { sum: due })}
          error={act.fields.amount}
        />
        <TextField
          label={t('until')}
          name="expires_at"
          type="date"
          value={draft.until}
          onChange={(until) => change({ until })}
          hint={isDate(draft.until) && [formats.fullDay(draft.until), formats.jalali(draft.until)].filter(Boolean).join(' · ')}
          error={act.fields.expires_at}
          isRequired
        />
        <FormFailure sentence={act.failure} />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={act.busy} busyLabel={t('creating')}>
            {t('create')}
          </Button>
          <Button onPress={onClose}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  )
}

function useLinkDraft(offered: PaymentOffer, onMade: (url: string) => void) {
  const t = useTranslations('payments')
  const reread = useRereadLinks()
  const act = useFormAct('create_payment_link')
  const vouchers = useAskedVouchers(offered)
  const [draft, setDraft] = useState(() => ({ vouchers, amount: '', until: usualEnd(museumDate(new Date())) }))
  const chosen = chosenOf(draft.vouchers, offered.orders)

  const amount = kopecksOf(draft.amount)
  const isTooMuch = amount === undefined || (amount ?? 0) > (chosen?.due ?? 0)

  const faults = (): Record<string, string> => ({
    ...(!chosen?.ids.length && { vouchers: t('form.vouchersMissing') }),
    ...(isTooMuch && { amount: t('links.amountWrong') }),
    ...(!isDate(draft.until) && { expires_at: t('links.untilWrong', { days: 90 }) }),
  })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const wrong = faults()
    if (Object.keys(wrong).length > 0) return act.refuse(wrong)
    const made = await act.act({
      vouchers: writeVouchers(chosen?.ids ?? []),
      expires_at: endOfDay(draft.until),
      ...(amount && { amount }),
    })
    if (!made) return
    reread()
    onMade(made.result.url)
  }

  return { act, chosen, draft, change: (changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed }), submit }
}
