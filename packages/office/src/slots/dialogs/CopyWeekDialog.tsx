import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { useAct } from '@anfilada/browser/use-act'
import type { OfficeSlot } from '@anfilada/contract/orders/capacity'
import { SelectField } from '@anfilada/ui/SelectField'
import { showToast } from '@anfilada/ui/toasts'
import { FormDialog, type FormFaults } from '../../shell/acts/FormDialog.tsx'
import { addDays } from '@anfilada/contract/dates'
import { planCopy, type CopyPlan, type CopyStep } from '../copy-week.ts'
import { slotsQuery } from '../slots.queries.ts'

type Props = { objectId: string; week: readonly OfficeSlot[]; first: string; last: string; onClose: () => void }

/** One list of slots spans two months at most. */
const mostWeeks = 8

/** Repeats a week in those after it: says first what will be made and changed, then how far it has got. */
export function CopyWeekDialog({ objectId, week, first, last, onClose }: Props) {
  const t = useTranslations('slots.copy')
  const period = useTranslations('slots')
  const formats = useFormats()
  const { language } = useLanguage()
  const [weeks, setWeeks] = useState(1)
  const until = addDays(last, weeks * 7)
  const later = useQuery(slotsQuery(objectId, { from: addDays(first, 7), to: until }, language))
  const plan = later.data && planCopy(week, later.data, weeks)
  const copy = useCopy(objectId, onClose)
  const words = { keep: t('keep'), confirm: t('confirm'), busy: copy.progress ? t('progress', copy.progress) : t('busy') }
  return (
    <FormDialog
      title={t('title', { period: period('period', { from: formats.day(first), to: formats.day(last) }) })}
      faults={copy.faults}
      words={words}
      busy={copy.progress !== undefined}
      onSubmit={() => plan && plan.steps.length > 0 && void copy.run(plan)}
      onClose={onClose}
    >
      <p className="mut">{t('lead')}</p>
      <SelectField
        label={t('weeks')}
        name="weeks"
        options={Array.from({ length: mostWeeks }, (_, at) => ({
          value: String(at + 1),
          label: t('weekCount', { count: at + 1, until: formats.day(addDays(last, (at + 1) * 7)) }),
        }))}
        value={String(weeks)}
        onChange={(value) => setWeeks(Number(value))}
      />
      {later.isError && (
        <ListFailed title={period('failed')} error={later.error} busy={later.isFetching} onRetry={() => void later.refetch()} />
      )}
      {plan && <Plan plan={plan} />}
    </FormDialog>
  )
}

function Plan({ plan }: { plan: CopyPlan }) {
  const t = useTranslations('slots.copy')
  return (
    <div role="status">
      {plan.made > 0 && <p>{t('make', { count: plan.made })}</p>}
      {plan.changed > 0 && <p>{t('change', { count: plan.changed })}</p>}
      {plan.same > 0 && <p className="mut">{t('same', { count: plan.same })}</p>}
      {plan.kept > 0 && <p>{t('skip', { count: plan.kept })}</p>}
      {plan.steps.length === 0 && <p>{t('nothing')}</p>}
    </div>
  )
}

/** Act after act; the first refusal stops it and says why, what was done until then stays. Pressed again it goes on with the rest. */
function useCopy(objectId: string, onDone: () => void) {
  const t = useTranslations('slots.copy')
  // The slots are read anew once, when all is done.
  const { act } = useAct([])
  const queries = useQueryClient()
  const readAnew = () => void queries.invalidateQueries({ queryKey: ['slots', 'of'] })
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const [faults, setFaults] = useState<FormFaults>()

  function send(step: CopyStep) {
    if (step.act === 'quota') return act('set_quota', { slot_ids: step.slot_ids, type: step.type, quota: step.quota }, 'inForm')
    const { capacity, closed } = step
    if (step.act === 'slot') return act('set_slot', { slot_ids: step.slot_ids, capacity, closed }, 'inForm')
    return act('set_slot', { museum_object_id: objectId, date: step.date, time: step.time, capacity, closed }, 'inForm')
  }
  async function run({ steps, made, changed }: CopyPlan) {
    for (const [done, step] of steps.entries()) {
      setProgress({ done, all: steps.length })
      const outcome = await send(step)
      if (!outcome.ok) {
        setProgress(undefined)
        readAnew()
        const said = outcome.failure?.sentence
        return setFaults((before) => ({ title: said ?? t('faults'), items: [], attempt: (before?.attempt ?? 0) + 1 }))
      }
    }
    setProgress(undefined)
    readAnew()
    showToast({ tone: 'done', text: t('done', { count: made + changed }) })
    onDone()
  }
  return { run, progress, faults }
}
