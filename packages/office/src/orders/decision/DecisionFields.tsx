import { useTranslations } from 'use-intl'
import type { Form } from '@anfilada/browser/form'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { KeyCap } from '@anfilada/ui/KeyCap'
import { TextField } from '@anfilada/ui/TextField'
import type { DecisionDraft } from './decision-draft.ts'
import { placeWords } from '../order-title.ts'
import styles from './DecisionForm.module.css'

/** What the fields are called, and what is said of them: a coach and a guide come to a place. */
export function useDecisionWords(kind: OrderKind) {
  const t = useTranslations('office.decision')
  return {
    labels: { time: t('time'), entrance: t(placeWords[kind]) },
    sentences: { time: t('timeWrong'), entrance: (fault: string) => (fault === 'entranceMissing' ? t('entranceMissing') : undefined) },
  }
}

/** When, and through which entrance. */
export function DecisionFields({ form }: { form: Form<DecisionDraft> }) {
  return (
    <div className={styles.fields}>
      <TextField {...form.field('time')} aside={<KeyCap>T</KeyCap>} inputMode="numeric" autoComplete="off" keyShortcuts="T" />
      <TextField {...form.field('entrance')} aside={<KeyCap>E</KeyCap>} autoComplete="off" maxLength={200} keyShortcuts="E" />
    </div>
  )
}
