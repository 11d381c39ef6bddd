import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useAct } from '@anfilada/browser/use-act'
import type { SlotPlan } from '@anfilada/contract/orders/slot-plans'
import { Button } from '@anfilada/ui/Button'
import { Dialog } from '@anfilada/ui/Dialog'
import { Progress } from '@anfilada/ui/Progress'
import { OrderLine } from './PlannedOrders.tsx'
import { progressOf } from './plan-draft.ts'
import styles from './plans.module.css'
import { planQuery } from './plans.queries.ts'

/** How far a plan is, order by order; it may be stopped here at any moment, and goes on when this is closed. */
export function PlanProgress({ planId, onClose }: { planId: number; onClose: () => void }) {
  const t = useTranslations('slots.plan')
  const { language } = useLanguage()
  const sentence = useFailureSentence()
  const mayStop = useMay()(['decide', 'OfficeOrder'])
  const { act, sending } = useAct(['slots'])
  const { data: plan, error } = useQuery(planQuery(planId, language))
  const runs = plan !== undefined && progressOf(plan).runs
  const actions = (
    <>
      <Button focusFirst onPress={onClose}>
        {t('close')}
      </Button>
      {runs && mayStop && (
        <Button
          variant="danger"
          busy={sending !== undefined}
          busyLabel={t('stopping')}
          onPress={() => void act('stop_slot_plan', { plan_id: planId })}
        >
          {t('stop')}
        </Button>
      )}
    </>
  )
  const title = plan?.title ? t('titleOf', { title: plan.title }) : t('title')
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      {plan ? <HowFar plan={plan} /> : <p role="status">{error ? sentence(error) : t('asking')}</p>}
    </Dialog>
  )
}

function HowFar({ plan }: { plan: SlotPlan }) {
  const t = useTranslations('slots.plan')
  const { moment } = useFormats()
  const { decided, all, runs } = progressOf(plan)
  const label = t('decided', { decided, all })
  const { skipped, failed } = plan.counts
  return (
    <div className={styles.progress}>
      <p className="mut">{t('by', { name: plan.started_by, moment: moment(plan.started_at) })}</p>
      <p role="status">
        <b>{label}</b> {t(runs ? 'runs' : plan.stopped_at === null ? 'ended' : 'stopped')}{' '}
        {skipped + failed > 0 && t('aside', { skipped, failed })}
      </p>
      <Progress label={label} most={all} done={decided} />
      <ul className={styles.orders} aria-label={t('orders', { count: plan.orders.length })} tabIndex={0}>
        {plan.orders.map((order) => (
          <li key={order.id} data-state={order.state}>
            <OrderLine order={order} />
            <StateWord order={order} />
          </li>
        ))}
      </ul>
      {!runs && plan.stopped_at !== null && <p className="mut">{t('afterStop')}</p>}
    </div>
  )
}

function StateWord({ order }: { order: SlotPlan['orders'][number] }) {
  const t = useTranslations('slots.plan')
  if (order.failure !== null) return <span className={styles.refusal}>{order.failure}</span>
  if (order.skipped !== null) return <span className={styles.word}>{t(`skipped.${order.skipped}`)}</span>
  switch (order.state) {
    case 'done':
      return <b className={styles.word}>{t(order.status === 'cancelled' ? 'done.cancel' : `done.${order.act}`)}</b>
    case 'due':
      return <span className={`${styles.word} mut`}>{t(`due.${order.act}`)}</span>
    case 'left':
      return <span className={`${styles.word} mut`}>{t('done.leave')}</span>
    default:
      return <span className={styles.word}>{t('untouched')}</span>
  }
}
