import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import type { Form } from '@anfilada/browser/form'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { type OrderInTheWay, planActs, slotPlanActions } from '@anfilada/contract/orders/slot-plans'
import { Button } from '@anfilada/ui/Button'
import { Choice } from '@anfilada/ui/Choice'
import { Dialog } from '@anfilada/ui/Dialog'
import { TextField } from '@anfilada/ui/TextField'
import { PlannedOrders } from './PlannedOrders.tsx'
import { type LoweringAsked, planPreviewQuery } from './plans.queries.ts'
import { type PlanDraft, plannedOf, planStart, rejects } from './plan-draft.ts'
import { PlanSlots, type SlotInTheWay } from './PlanSlots.tsx'

type Props = { asked: LoweringAsked; onStarted: (planId: number) => void; onClose: () => void }
const none: readonly OrderInTheWay[] = []

/** What is to become of the orders that stand in the way of a change. */
export function PlanDialog({ asked, onStarted, onClose }: Props) {
  const t = useTranslations('slots.plan')
  const { language } = useLanguage()
  const sentence = useFailureSentence()
  const read = useQuery(planPreviewQuery(asked, language))
  const preview = read.data
  const orders = preview?.orders ?? none
  const form = useActionForm({
    action: 'start_slot_plan',
    schema: slotPlanActions.start_slot_plan.input,
    start: planStart,
    labels: { all: t('all'), acts: t('orders', { count: orders.length }), reason: t('reason') },
    sentences: { reason: t('reasonMissing') },
    summary: t('faults'),
    input: (draft) => ({ ...asked, orders: plannedOf(orders, draft), reason: rejects(orders, draft) ? draft.reason.trim() : undefined }),
    faults: (draft) => (rejects(orders, draft) && draft.reason.trim() === '' ? { reason: 'required' } : {}),
    touches: ['slots', 'audit'],
    onDone: ({ result }) => onStarted(result.id),
  })
  if (read.isLoadingError || preview?.orders.length === 0) {
    return (
      <Dialog title={t('title')} onClose={onClose} actions={<Button onPress={onClose}>{t('close')}</Button>}>
        <p role="status">{read.error ? sentence(read.error) : t('nothing')}</p>
      </Dialog>
    )
  }
  const words = { keep: t('keep'), confirm: t('confirm'), busy: preview ? t('busy') : t('asking') }
  return (
    <FormDialog title={t('title')} form={{ ...form, busy: form.busy || !preview }} words={words} onClose={onClose}>
      <p className="mut">{t('lead')}</p>
      {preview && <PlanFields form={form} slots={preview.slots} orders={orders} />}
    </FormDialog>
  )
}

type FieldsProps = { form: Form<PlanDraft>; slots: readonly SlotInTheWay[]; orders: readonly OrderInTheWay[] }

function PlanFields({ form, slots, orders }: FieldsProps) {
  const t = useTranslations('slots.plan')
  const options = planActs.map((value) => ({ value, label: t(`acts.${value}`), description: t(`about.${value}`) }))
  return (
    <>
      <PlanSlots slots={slots} />
      <Choice {...form.field('all')} options={options} look="rows" onChange={(all) => form.set({ all, acts: {} })} />
      {rejects(orders, form.values) && <TextField {...form.field('reason')} maxLength={500} autoComplete="off" />}
      <PlannedOrders orders={orders} draft={form.values} onAct={(id, act) => form.set({ acts: { ...form.values.acts, [id]: act } })} />
    </>
  )
}
