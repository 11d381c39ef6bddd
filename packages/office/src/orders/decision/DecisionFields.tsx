import { useTranslations } from 'use-intl'
import { Kbd } from '@anfilada/ui/Kbd'
import { TextField } from '@anfilada/ui/TextField'
import type { DecisionDraft, DraftFaults } from './decision-draft.ts'
import styles from './DecisionForm.module.css'

type Props = { draft: DecisionDraft; faults: DraftFaults; onDraft: (draft: DecisionDraft) => void }

export function DecisionFields({ draft, faults, onDraft }: Props) {
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
        label={t('entrance')}
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
