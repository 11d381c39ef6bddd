import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { SlotPlanBrief } from '@anfilada/contract/orders/slot-plans'
import { ActButton } from '@anfilada/ui/ActButton'
import { LazyProgress } from './lazily.tsx'
import { progressOf } from './plan-draft.ts'
import styles from './plans.module.css'
import { plansQuery } from './plans.queries.ts'

/** Plans of an object that are being carried out, and the last one that is over; nothing where there is none. */
export function PlansStrip({ objectId }: { objectId: string }) {
  const t = useTranslations('slots.plan')
  const { language } = useLanguage()
  const [opened, setOpened] = useState<number>()
  const plans = useQuery(plansQuery(objectId, language)).data ?? []
  const shown = plans.filter((plan, index) => index === 0 || progressOf(plan).runs)
  if (shown.length === 0) return null
  return (
    <section className={styles.strip} aria-label={t('strip')}>
      <ul>
        {shown.map((plan) => (
          <li key={plan.id}>
            <Said plan={plan} />
            <ActButton onPress={() => setOpened(plan.id)}>{t('open')}</ActButton>
          </li>
        ))}
      </ul>
      {opened !== undefined && <LazyProgress planId={opened} onClose={() => setOpened(undefined)} />}
    </section>
  )
}

function Said({ plan }: { plan: SlotPlanBrief }) {
  const t = useTranslations('slots.plan')
  const { decided, all, runs } = progressOf(plan)
  const { skipped, failed } = plan.counts
  return (
    <span>
      <b>{plan.title ? t('titleOf', { title: plan.title }) : t('title')}</b> {t('decided', { decided, all })}{' '}
      {t(runs ? 'runs' : plan.stopped_at === null ? 'ended' : 'stopped')} {skipped + failed > 0 && t('aside', { skipped, failed })}
    </span>
  )
}
