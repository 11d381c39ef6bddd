import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficeSlot } from '@anfilada/contract/orders/capacity'
import { Segment } from '@anfilada/ui/Segment'
import { AllotmentForm } from './AllotmentForm.tsx'
import { CapacityForm } from './CapacityForm.tsx'
import { QuotaForm } from './QuotaForm.tsx'
import { SlotFacts } from './SlotFacts.tsx'
import styles from './SlotPane.module.css'

/** Which of the three is being changed. `asked` grows with every press that leads here, `typed` is what it was begun with. */
export type Editing = { what: 'capacity' | 'quota' | 'allotment'; typed?: string | undefined; asked?: number }

type Props = {
  objectId: string
  slots: readonly OfficeSlot[]
  editing: Editing
  canEdit: boolean
  onWhat: (what: Editing['what']) => void
  /** The keyboard goes back to the grid. */
  onLeave: () => void
}

const forms = { capacity: CapacityForm, quota: QuotaForm, allotment: AllotmentForm }

/** What the chosen slots are, and what staff change in all of them at once. */
export function SlotPane({ objectId, slots, editing, canEdit, onWhat, onLeave }: Props) {
  const t = useTranslations('slots')
  const Form = forms[editing.what]
  const ids = slots.map(({ id }) => id)
  return (
    <aside className={styles.pane} aria-label={t('pane.label')}>
      {slots.length === 0 ? (
        <>
          <h2>{t('pane.none')}</h2>
          <p className="mut">{t('pane.noneText')}</p>
        </>
      ) : (
        <>
          <Title slots={slots} />
          <SlotFacts slots={slots} />
          {canEdit ? (
            <section
              className={styles.edit}
              aria-label={t('edit.label')}
              onKeyDown={(event) => {
                if (event.key === 'Escape') onLeave()
              }}
            >
              <Segment
                label={t('edit.label')}
                options={(['capacity', 'quota', 'allotment'] as const).map((value) => ({ value, label: t(`edit.${value}`) }))}
                value={editing.what}
                onChange={onWhat}
              />
              <Form
                key={`${editing.what} ${editing.asked ?? 0} ${ids.join(' ')}`}
                objectId={objectId}
                slots={slots}
                typed={editing.typed}
                takesFocus={editing.asked !== undefined}
                onSaved={onLeave}
              />
            </section>
          ) : (
            <p className="mut">{t('edit.readOnly')}</p>
          )}
        </>
      )}
    </aside>
  )
}

function Title({ slots }: { slots: readonly OfficeSlot[] }) {
  const t = useTranslations('slots.pane')
  const formats = useFormats()
  const [first] = slots
  if (!first) return null
  if (slots.length > 1) return <h2>{t('count', { count: slots.length })}</h2>
  return (
    <>
      <h2>{formats.dayAndTime(first.date, first.time)}</h2>
      {first.begun && <p className="mut">{t('begun')}</p>}
    </>
  )
}
