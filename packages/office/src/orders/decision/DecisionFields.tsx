import { useTranslations } from 'use-intl'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { Kbd } from '@anfilada/ui/Kbd'
import { TextField } from '@anfilada/ui/TextField'
import type { DecisionDraft, DraftFaults } from './decision-draft.ts'
import { placeWords } from './place-words.ts'
import styles from './DecisionForm.module.css'

type Props = { kind: OrderKind; draft: DecisionDraft; faults: DraftFaults; onDraft: (draft: DecisionDraft) => void }

/** When, and through which entrance; a coach and a guide come to a place. */
export function DecisionFields({ kind, draft, faults, onDraft }: Props) {
  const t = useTranslations('office.decision')
  return (
    <div className={styles.fields}>
      <TextField
        label={t('time')}
        aside={<Kbd>T</Kbd>}
        name="time"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        keyShortcuts="T"
        value={draft.time}
        error={faults.time && t(faults.time)}
        onChange={(time) => onDraft({ ...draft, time })}
      />
      <TextField
        label={t(placeWords[kind])}
        aside={<Kbd>E</Kbd>}
        name="entrance"
        autoComplete="off"
        maxLength={200}
        keyShortcuts="E"
        value={draft.entrance}
        error={faults.entrance && t(faults.entrance)}
        onChange={(entrance) => onDraft({ ...draft, entrance })}
      />
    </div>
  )
}
