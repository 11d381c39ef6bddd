import { useTranslations } from 'use-intl'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { officeDutyActions, type Shift } from '@anfilada/contract/duty'
import { Button } from '@anfilada/ui/Button'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { SelectField } from '@anfilada/ui/SelectField'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import styles from './mine.module.css'
import { PositionField } from './PositionField.tsx'
import { usePosition } from './use-position.ts'

/** Where one stands; nothing is sent without the consent, which is given anew each time. */
export function CheckInForm({ shift, onDone }: { shift: Shift; onDone: () => void }) {
  const t = useTranslations('duty.own')
  const { id, museums, check_in: before } = shift
  const { state, ask, forget } = usePosition()
  const point = state.is === 'found' ? { lat: state.position.lat, lon: state.position.lon } : {}
  const form = useActionForm({
    action: 'check_in',
    schema: officeDutyActions.check_in.input,
    start: { museum_id: String(before?.museum_id ?? museums[0]?.id ?? ''), place: '', consent: false },
    labels: { museum_id: t('museum'), place: t('place'), consent: t('consent') },
    sentences: { consent: t('consentMissing') },
    input: ({ museum_id, place, consent }) => ({
      shift_id: id,
      museum_id: Number(museum_id),
      place: place.trim(),
      ...point,
      consent: consent || undefined,
    }),
    touches: ['duty'],
    onDone: () => {
      showToast({ tone: 'done', text: t('checkedIn') })
      onDone()
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      {museums.length > 1 && (
        <SelectField {...form.field('museum_id')} options={museums.map((museum) => ({ value: String(museum.id), label: museum.name }))} />
      )}
      <TextField {...form.field('place')} hint={t('placeHint')} autoComplete="off" maxLength={200} />
      <PositionField state={state} onAsk={ask} onForget={forget} />
      <Checkbox {...form.box('consent')} hint={t('consentHint')} />
      <FormFailure sentence={form.failure} />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" wide busy={form.busy} busyLabel={t('checkingIn')}>
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
