import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFormats } from '@anfilada/browser/formats'
import { useAct, type ActFailure } from '@anfilada/browser/use-act'
import type { OfficeWindow, WindowMuseum } from '@anfilada/contract/orders/windows'
import { Button } from '@anfilada/ui/Button'
import { focusField } from '@anfilada/ui/focus-field'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { Pane } from '../../shell/panes/Pane.tsx'
import { momentOfField, onClocksOf } from './window-moments.ts'
import styles from './Period.module.css'

type Props = { museum: WindowMuseum; month: string; window: OfficeWindow | undefined }

/** From when to when wishes are taken, to the second on the museum's clocks. */
export function PeriodForm({ museum, month, window }: Props) {
  const t = useTranslations('windows.period')
  const formats = useFormats()
  const mayEdit = useMay()(['update', 'SubmissionWindow'])
  const { act, sending } = useAct(['windows'])
  const { zone } = museum
  const [opens, setOpens] = useState(() => (window ? onClocksOf(zone, window.opens_at) : ''))
  const [closes, setCloses] = useState(() => (window ? onClocksOf(zone, window.closes_at) : ''))
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<ActFailure>()
  const [opensAt, closesAt] = [momentOfField(zone, opens), momentOfField(zone, closes)]

  async function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (opensAt === undefined || closesAt === undefined) return focusField(opensAt === undefined ? 'opens_at' : 'closes_at')
    const outcome = await act('set_submission_window', { museum_id: museum.id, month, opens_at: opensAt, closes_at: closesAt }, 'inForm')
    setFailure(outcome.ok ? undefined : outcome.failure)
    if (outcome.ok) showToast({ tone: 'done', text: t('saved', { museum: museum.name, month: formats.month(`${month}-01`) }) })
  }
  const said = (field: 'opens_at' | 'closes_at', moment: string | undefined) =>
    (isTried && moment === undefined ? t('missing') : undefined) ?? failure?.fields[field]
  const isTold = failure !== undefined && Object.keys(failure.fields).length === 0
  return (
    <Pane title={t('title')}>
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <Moment label={t('opens')} name="opens_at" value={opens} error={said('opens_at', opensAt)} canEdit={mayEdit} onChange={setOpens} />
        <Moment
          label={t('closes')}
          name="closes_at"
          value={closes}
          error={said('closes_at', closesAt)}
          canEdit={mayEdit}
          onChange={setCloses}
        />
        <p className={styles.hint}>{t('hint', { zone })}</p>
        {isTold && (
          <p role="alert" className={styles.fault}>
            {failure.sentence}
          </p>
        )}
        {mayEdit ? (
          <Button type="submit" busy={sending !== undefined} busyLabel={t('saving')}>
            {t('save')}
          </Button>
        ) : (
          <p className="mut">{t('readOnly')}</p>
        )}
      </form>
    </Pane>
  )
}

type MomentProps = {
  label: string
  name: string
  value: string
  error: string | undefined
  canEdit: boolean
  onChange: (value: string) => void
}

function Moment({ canEdit, ...field }: MomentProps) {
  return <TextField type="datetime-local" step="1" isDisabled={!canEdit} dir="ltr" {...field} />
}
