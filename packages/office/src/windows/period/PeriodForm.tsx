import { useTranslations } from 'use-intl'
import { MomentField } from '@anfilada/browser/MomentField'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { FormFailure } from '@anfilada/browser/FormFailure'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { officeWindowActions, type OfficeWindow, type WindowMuseum } from '@anfilada/contract/orders/windows'
import { Button } from '@anfilada/ui/Button'
import { showToast } from '@anfilada/ui/toasts'
import { useOtherZone } from '../../shell/zone-name.ts'
import { Pane } from '../../shell/panes/Pane.tsx'
import { momentOfField, onClocksOf } from './window-moments.ts'
import styles from './Period.module.css'

type Props = { museum: WindowMuseum; month: string; window: OfficeWindow | undefined }

/** From when to when wishes are taken, to the second on the museum's clocks. */
export function PeriodForm({ museum, month, window }: Props) {
  const t = useTranslations('windows.period')
  const formats = useFormats()
  const missing = (fault: string) => (fault === 'required' ? t('missing') : undefined)
  const mayEdit = useMay()(['update', 'SubmissionWindow'])
  const { zone } = museum
  const otherZone = useOtherZone()(zone)
  const form = useActionForm({
    action: 'set_submission_window',
    schema: officeWindowActions.set_submission_window.input,
    start: { opens_at: window ? onClocksOf(zone, window.opens_at) : '', closes_at: window ? onClocksOf(zone, window.closes_at) : '' },
    labels: { opens_at: t('opens'), closes_at: t('closes') },
    sentences: { opens_at: missing, closes_at: missing },
    input: ({ opens_at, closes_at }) => ({
      museum_id: museum.id,
      month,
      opens_at: momentOfField(zone, opens_at),
      closes_at: momentOfField(zone, closes_at),
    }),
    touches: ['windows', 'setup'],
    onDone: () => showToast({ tone: 'done', text: t('saved', { museum: museum.name, month: formats.month(`${month}-01`) }) }),
  })
  return (
    <Pane title={t('title')}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <MomentField {...form.field('opens_at')} withSeconds isDisabled={!mayEdit} />
        <MomentField {...form.field('closes_at')} withSeconds isDisabled={!mayEdit} />
        <p className={styles.hint}>{otherZone ? t('hintOfZone', { zone: otherZone }) : t('hint')}</p>
        <FormFailure sentence={form.failure} />
        {mayEdit ? (
          <Button type="submit" busy={form.busy} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        ) : (
          <p className="mut">{t('readOnly')}</p>
        )}
      </form>
    </Pane>
  )
}
