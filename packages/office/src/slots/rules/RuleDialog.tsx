import { useTranslations } from 'use-intl'
import { FormDialog } from '@anfilada/browser/FormDialog'
import { museumDate } from '@anfilada/browser/formats'
import { useActionForm } from '@anfilada/browser/use-action-form'
import { slotRuleActions, slotRuleKinds, type SlotRule } from '@anfilada/contract/orders/slot-rules'
import type { ObjectName } from '@anfilada/contract/pricing/terms'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { Choice } from '@anfilada/ui/Choice'
import { TextField } from '@anfilada/ui/TextField'
import { showToast } from '@anfilada/ui/toasts'
import { PlanButton, usePlanning } from '../plans/lazily.tsx'
import { RuleAllotments } from './RuleAllotments.tsx'
import { RuleDays, RuleTimes } from './RuleFields.tsx'
import { RulePreviewPane, useRulePreview } from './RulePreview.tsx'
import { contentOf, draftOf, faultsOf } from './rule-draft.ts'
import { useRuleWords } from './use-rule-words.ts'

type Props = { object: ObjectName; rule: SlotRule | undefined; onClose: () => void }

/** A new rule of an object's slots, or another version of one; what it would do stands beneath while it is typed. */
export function RuleDialog({ object, rule, onClose }: Props) {
  const t = useTranslations('slots.rules')
  const named = { museum_object_id: object.museum_object_id, ...(rule && { rule_id: rule.id }) }
  const form = useActionForm({
    action: 'save_slot_rule',
    schema: slotRuleActions.save_slot_rule.input,
    start: draftOf(rule, museumDate(new Date())),
    ...useRuleWords(),
    summary: t('faults'),
    judgesTyping: ['capacity', 'rf', 'ig', 'cn'],
    input: (draft) => ({
      ...named,
      revision: rule?.revision,
      rule: contentOf(draft),
      leave_orders: draft.leave_orders || undefined,
    }),
    faults: faultsOf,
    touches: ['slots', 'audit', 'setup'],
    onDone: (_, { title }) => {
      showToast({ tone: 'done', text: t('saved', { title }) })
      onClose()
    },
  })
  const isWhole = Object.keys(faultsOf(form.values)).length === 0 && form.values.title.trim() !== ''
  const would = useRulePreview(isWhole ? { ...named, rule: contentOf(form.values) } : undefined)
  const planning = usePlanning(onClose)
  const touches = (would.data?.orders.length ?? 0) > 0
  const title = rule ? t('editTitle', { title: rule.title }) : t('newTitle', { object: object.object })
  return (
    <>
      <FormDialog title={title} form={form} words={{ keep: t('keep'), confirm: t('confirm'), busy: t('busy') }} onClose={onClose}>
        <TextField {...form.field('title')} maxLength={80} autoComplete="off" />
        <Choice {...form.field('kind')} options={slotRuleKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))} />
        <RuleDays form={form} />
        {form.values.kind !== 'closed' && (
          <>
            <RuleTimes form={form} />
            <RuleAllotments {...form.field('allotments')} />
          </>
        )}
        {touches && <Checkbox {...form.box('leave_orders')} hint={t('leaveHint')} />}
        {touches && <PlanButton onPress={() => planning.begin({ ...named, revision: rule?.revision, rule: contentOf(form.values) })} />}
        <RulePreviewPane would={would} />
      </FormDialog>
      {planning.dialogs}
    </>
  )
}
