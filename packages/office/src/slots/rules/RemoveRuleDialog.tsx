import { useTranslations } from 'use-intl'
import { useState } from 'react'
import { ConfirmAct } from '@anfilada/browser/ConfirmAct'
import type { SlotRule } from '@anfilada/contract/orders/slot-rules'
import type { ObjectName } from '@anfilada/contract/pricing/terms'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { PlanButton, usePlanning } from '../plans/lazily.tsx'
import { RulePreviewPane, useRulePreview } from './RulePreview.tsx'

/** The end of a rule: what becomes of its days, and of the orders on them. */
export function RemoveRuleDialog({ object, rule, onClose }: { object: ObjectName; rule: SlotRule; onClose: () => void }) {
  const t = useTranslations('slots.rules')
  const [leaves, setLeaves] = useState(false)
  const { id, revision, title } = rule
  const planning = usePlanning(onClose)
  const named = { museum_object_id: object.museum_object_id, rule_id: id }
  const would = useRulePreview(named)
  const touches = (would.data?.orders.length ?? 0) > 0
  return (
    <>
      <ConfirmAct
        action="remove_slot_rule"
        data={{ rule_id: id, revision, ...(leaves && { leave_orders: true }) }}
        touches={['slots', 'audit', 'setup']}
        title={t('removeTitle', { title })}
        words={{ keep: t('keepRule'), confirm: t('removeConfirm'), busy: t('removeBusy') }}
        done={t('removed', { title })}
        onClose={onClose}
      >
        <p>{t('removeText')}</p>
        {touches && <Checkbox label={t('leave')} name="leave_orders" isChecked={leaves} onChange={setLeaves} hint={t('leaveHint')} />}
        {touches && <PlanButton onPress={() => planning.begin({ ...named, revision })} />}
        <RulePreviewPane would={would} />
      </ConfirmAct>
      {planning.dialogs}
    </>
  )
}
