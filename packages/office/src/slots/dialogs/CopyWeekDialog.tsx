import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Form } from '@anfilada/browser/form'
import { useFormMachine } from '@anfilada/browser/use-form-machine'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { sendOnce } from '@anfilada/browser/send-once'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { OfficeSlot } from '@anfilada/contract/orders/capacity'
import { SelectField } from '@anfilada/ui/SelectField'
import { showToast } from '@anfilada/ui/toasts'
import { addDays } from '@anfilada/contract/dates'
import { planCopy, type CopyPlan, type CopyStep } from '../copy-week.ts'
import { slotsQuery } from '../slots.queries.ts'

type Props = { objectId: string; week: readonly OfficeSlot[]; first: string; last: string; onClose: () => void }

type Draft = { weeks: string }

/** One list of slots spans two months at most. */
const mostWeeks = 8

/** Repeats a week in those after it: says first what will be made and changed, then how far it has got. */
export function CopyWeekDialog({ objectId, week, first, last, onClose }: Props) {
  const t = useTranslations('slots.copy')
  const period = useTranslations('slots')
  const formats = useFormats()
  const { language } = useLanguage()
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const queries = useQueryClient()

  /** Act after act; the first refusal stops it and says why, what was done until then stays. Pressed again it goes on with the rest. */
  async function run({ steps }: CopyPlan): Promise<void> {
    try {
      for (const [done, step] of steps.entries()) {
        setProgress({ done, all: steps.length })
        await sendStep(objectId, step, language)
      }
    } finally {
      setProgress(undefined)
      // Read anew once, when all is done.
      void queries.invalidateQueries({ queryKey: ['slots', 'of'] })
    }
  }
  const form: Form<Draft> = useFormMachine<Draft, CopyPlan | undefined>({
    start: { weeks: '1' },
    labels: { weeks: t('weeks') },
    summary: t('faults'),
    faults: () => ({}),
    send: async () => {
      if (plan) await run(plan)
      return plan
    },
    onDone: (done) => {
      if (!done) return
      showToast({ tone: 'done', text: t('done', { count: done.made + done.changed }) })
      onClose()
    },
  })
  const weeks = Number(form.values.weeks)
  const later = useQuery(slotsQuery(objectId, { from: addDays(first, 7), to: addDays(last, weeks * 7) }, language))
  const plan = later.data && planCopy(week, later.data, weeks)
  const words = { keep: t('keep'), confirm: t('confirm'), busy: progress ? t('progress', progress) : t('busy') }
  const title = t('title', { period: period('period', { from: formats.day(first), to: formats.day(last) }) })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (plan && plan.steps.length > 0) form.submit()
  }
  return (
    <FormDialog title={title} form={{ ...form, submit }} words={words} onClose={onClose}>
      <p className="mut">{t('lead')}</p>
      <SelectField
        {...form.field('weeks')}
        options={Array.from({ length: mostWeeks }, (_, at) => ({
          value: String(at + 1),
          label: t('weekCount', { count: at + 1, until: formats.day(addDays(last, (at + 1) * 7)) }),
        }))}
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

function sendStep(objectId: string, step: CopyStep, language: OfficeLanguage): Promise<unknown> {
  if (step.act === 'quota') return sendOnce('set_quota', { slot_ids: step.slot_ids, type: step.type, quota: step.quota }, language)
  const { capacity, closed } = step
  if (step.act === 'slot') return sendOnce('set_slot', { slot_ids: step.slot_ids, capacity, closed }, language)
  return sendOnce('set_slot', { museum_object_id: objectId, date: step.date, time: step.time, capacity, closed }, language)
}
