import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import type { PaymentMethod } from '@anfilada/contract/payments/payment-status'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { Choice } from '@anfilada/ui/Choice'
import { TextField } from '@anfilada/ui/TextField'
import styles from './PaymentForm.module.css'
import { hasAccepted, methodOf, type Conditions, type MethodOffer, type PayerForm } from './use-payer.ts'

type Props = { form: PayerForm; conditions: Conditions }

/** Name, e-mail, method and the agreement: the same for one's own payment and for one by link. */
export function PayerFields({ form, conditions }: Props) {
  const t = useTranslations('payments')
  const dayOf = useDayOf()
  const { offer } = conditions
  return (
    <div className={styles.fields}>
      <TextField {...form.field('name')} autoComplete="name" dir="auto" maxLength={200} isRequired />
      <TextField
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        maxLength={64}
        hint={t('form.emailHint')}
        isRequired
      />
      <MethodChoice
        methods={conditions.methods}
        value={methodOf(form.values, conditions) ?? ''}
        onChange={(method) => form.set({ method })}
        error={form.error('method')}
      />
      {offer ? (
        <div>
          <Checkbox
            name="offer_accepted"
            label={t('form.offer', { version: String(offer.version) })}
            isChecked={hasAccepted(form.values, conditions)}
            onChange={(accepted) => form.set({ offer_accepted: accepted ? offer.version : 0 })}
            hint={offer.agreed_at && t('form.offerAgreed', { date: dayOf(offer.agreed_at) })}
            error={form.error('offer_accepted')}
          />
          <p className={styles.offer}>
            <Link to="/about" search={{ tab: 'offer', text: offer.text_id }} target="_blank">
              {t('form.offerRead')}
            </Link>
          </p>
        </div>
      ) : (
        <p role="alert">{t('form.noOffer')}</p>
      )}
    </div>
  )
}

/** 12 ноября, of another year with it. */
function useDayOf(): (moment: string) => string {
  const formats = useFormats()
  return (moment) => {
    const [date, today] = [museumDate(new Date(moment)), museumDate(new Date())]
    return date.slice(0, 4) === today.slice(0, 4) ? formats.day(date) : formats.date(date)
  }
}

type MethodProps = {
  methods: readonly MethodOffer[]
  value: PaymentMethod | ''
  onChange: (method: PaymentMethod) => void
  error: string | undefined
}

function MethodChoice({ methods, value, onChange, error }: MethodProps) {
  const t = useTranslations('payments')
  // WeChat Pay is announced (specification/screens.md); what else is not set up is not promised.
  const shown = methods.filter(({ method, reason }) => reason !== 'off' || method === 'wechat')
  const options = shown.map(({ method, available, reason }) => ({
    value: method,
    label: t(`method.${method}`),
    description: available ? t(`methodText.${method}`) : t(`methodOff.${reason ?? 'unavailable'}`),
    isDisabled: !available,
  }))
  return <Choice look="rows" label={t('form.method')} name="method" options={options} value={value} onChange={onChange} error={error} />
}
