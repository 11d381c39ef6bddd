import { useTranslations } from 'use-intl'
import { ActButton } from '@anfilada/ui/ActButton'
import { IconButton } from '@anfilada/ui/IconButton'
import { CloseIcon } from '@anfilada/ui/icons'
import styles from './CellPane.module.css'
import type { PriceDraft } from './price-draft.ts'

type Tiers = PriceDraft['tiers']
type Props = { tiers: Tiers; error: string | undefined; onChange: (tiers: Tiers) => void; onRemove: (tiers: Tiers) => void }

/** As many as a price may have. */
const most = 10

/** From so many people in the group on, the price is another. */
export function TierFields({ tiers, error, onChange, onRemove }: Props) {
  const t = useTranslations('prices.cell')
  const set = (at: number, part: Partial<Tiers[number]>) =>
    onChange(tiers.map((tier, index) => (index === at ? { ...tier, ...part } : tier)))
  return (
    <fieldset className={styles.tiers} aria-invalid={error ? true : undefined}>
      <legend>{t('tiers')}</legend>
      {tiers.map((tier, at) => (
        // Lines have no name of their own: their place is what they are.
        <div key={at} className={styles.tier}>
          <input
            aria-label={t('tierFrom', { number: at + 1 })}
            placeholder={t('from')}
            inputMode="numeric"
            dir="ltr"
            value={tier.from}
            onChange={({ target }) => set(at, { from: target.value })}
          />
          <input
            aria-label={t('tierAmount', { number: at + 1 })}
            placeholder={t('amount')}
            inputMode="decimal"
            dir="ltr"
            value={tier.amount}
            onChange={({ target }) => set(at, { amount: target.value })}
          />
          <IconButton label={t('removeTier', { number: at + 1 })} onPress={() => onRemove(tiers.filter((_, index) => index !== at))}>
            <CloseIcon />
          </IconButton>
        </div>
      ))}
      {error && (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      )}
      {tiers.length < most && <ActButton onPress={() => onChange([...tiers, { from: '', amount: '' }])}>{t('addTier')}</ActButton>}
    </fieldset>
  )
}
