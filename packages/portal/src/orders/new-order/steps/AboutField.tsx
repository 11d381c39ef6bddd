import { useTranslations } from 'use-intl'
import { maxQuantity } from '@anfilada/contract/orders/items'
import { latinDigits } from '@anfilada/ui/latin-digits'
import { TextField } from '@anfilada/ui/TextField'
import type { OrderDraft } from '../draft/order-draft.ts'
import styles from './CategoryPick.module.css'

type Props = { draft: Pick<OrderDraft, 'about' | 'persons_per_guide'>; onSay: (about: number) => void }

/** About how many come: days and hours are compared by it, and so many places are held. It may stay empty; only digits get in. */
export function AboutField({ draft: { about, persons_per_guide }, onSay }: Props) {
  const t = useTranslations('newOrder')
  const read = (typed: string) => Math.min(Number(latinDigits(typed).replace(/\D/g, '').slice(0, 3)), maxQuantity)
  return (
    <div className={styles.about}>
      <TextField
        label={t('about.label')}
        name="about"
        value={about === 0 ? '' : String(about)}
        onChange={(typed) => onSay(read(typed))}
        hint={t('about.hint', { count: String(persons_per_guide) })}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
      />
    </div>
  )
}
