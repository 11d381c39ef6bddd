import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { PaymentMethod } from '@anfilada/contract/payments/payment-status'
import type { OfferVersion } from '@anfilada/contract/payments/payments'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { Choice } from '@anfilada/ui/Choice'
import { TextField } from '@anfilada/ui/TextField'
import styles from './PaymentForm.module.css'
import type { MethodOffer, PayerForm } from './use-payer.ts'

type Sentences = Readonly<Record<string, string>>
type Props = { form: PayerForm; fields: Sentences; methods: readonly MethodOffer[]; offer: OfferVersion | null }

/** Name, e-mail, method and the agreement: the same for one's own payment and for one by link. */
export function PayerFields({ form: { payer, change }, fields, methods, offer }: Props) {
  const t = useTranslations('payments')
  return (
    <div className={styles.fields}>
      <TextField
        label={t('form.name')}
        name="name"
        autoComplete="name"
        dir="auto"
        maxLength={200}
        value={payer.name}
        onChange={(name) => change({ name })}
        error={fields.name}
        isRequired
      />
      <TextField
        label={t('form.email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        maxLength={64}
        value={payer.email}
        onChange={(email) => change({ email })}
        hint={t('form.emailHint')}
        error={fields.email}
        isRequired
      />
      <MethodChoice methods={methods} value={payer.method} onChange={(method) => change({ method })} error={fields.method} />
      {offer ? (
        <div>
          <Checkbox
            name="offer_accepted"
            label={t('form.offer', { version: String(offer.version) })}
            isChecked={payer.accepted}
            onChange={(accepted) => change({ accepted })}
            error={fields.offer_accepted}
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

type MethodProps = {
  methods: readonly MethodOffer[]
  value: PaymentMethod | ''
  onChange: (method: PaymentMethod) => void
  error: string | undefined
}

function MethodChoice({ methods, value, onChange, error }: MethodProps) {
  const t = useTranslations('payments')
  const options = methods.map(({ method, available, reason }) => ({
    value: method,
    label: t(`method.${method}`),
    description: available ? t(`methodText.${method}`) : t(`methodOff.${reason ?? 'unavailable'}`),
    isDisabled: !available,
  }))
  return <Choice look="rows" label={t('form.method')} name="method" options={options} value={value} onChange={onChange} error={error} />
}
