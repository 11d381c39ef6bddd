import { useTranslations } from 'use-intl'
import type { Shift } from '@anfilada/contract/duty'
import { Button } from '@anfilada/ui/Button'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import styles from './mine.module.css'
import { PositionField } from './PositionField.tsx'
import { useCheckIn } from './use-check-in.ts'

export function CheckInForm({ shift, onDone }: { shift: Shift; onDone: () => void }) {
  const t = useTranslations('duty.own')
  const { draft, set, told, position, send, busy } = useCheckIn(shift, onDone)
  const { museums, check_in: before } = shift
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      {museums.length > 1 && (
        <SelectField
          label={t('museum')}
          name="museum_id"
          options={museums.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={draft.museum}
          onChange={(museum) => set({ museum })}
        />
      )}
      <TextField
        label={t('place')}
        name="place"
        hint={t('placeHint')}
        autoComplete="off"
        maxLength={200}
        value={draft.place}
        onChange={(place) => set({ place })}
      />
      <PositionField state={position.state} onAsk={position.ask} onForget={position.forget} />
      <Checkbox
        label={t('consent')}
        name="consent"
        hint={t('consentHint')}
        isChecked={draft.consents}
        error={told}
        onChange={(consents) => set({ consents })}
      />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" wide busy={busy} busyLabel={t('checkingIn')}>
          {t('checkIn')}
        </Button>
        {before && (
          <Button wide onPress={onDone}>
            {t('keep')}
          </Button>
        )}
      </div>
    </form>
  )
}
