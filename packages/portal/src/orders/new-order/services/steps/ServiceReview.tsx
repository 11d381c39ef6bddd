import { useTranslations } from 'use-intl'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { pathOfKind } from '../../frame/order-forms.ts'
import { ReviewAnswers } from '../../frame/ReviewAnswers.tsx'
import { JoinProgramme } from '../../programme/JoinProgramme.tsx'
import type { ServiceStep } from '../../new-order-search.ts'
import { PriceLines } from '../../summary/PriceLines.tsx'
import { useServiceAnswers } from '../service-answers.ts'
import type { StepProps } from './service-step.ts'

/** The whole order before it is sent, with its price and the way into a programme. */
export function ServiceReview({ wizard }: StepProps) {
  const t = useTranslations('services')
  const { kind, plan, progress, chosen, draft } = wizard
  const answers = useServiceAnswers(kind, progress, chosen)
  const phone = draft.guide_phone || draft.contact_phone
  const said = [phone && kind !== 'guide' && <Num>{phone}</Num>, kind !== 'guide' && draft.notes, draft.refno].filter(Boolean)
  const last = plan.steps.at(-1)
  const more = (step: ServiceStep) => (step === last ? said : [])
  return (
    <>
      <ReviewAnswers
        path={pathOfKind(kind)}
        answers={plan.steps.map((step) => ({ step, name: t(`step.${step}`), answer: answers[step], more: more(step) }))}
      />
      <Section title={t('price')}>
        {chosen.lines.length > 0 && chosen.prices ? (
          <PriceLines lines={chosen.lines} prices={chosen.prices} />
        ) : (
          <p>{t(`priceLater.${kind}`)}</p>
        )}
      </Section>
      <JoinProgramme
        joins={wizard.joins}
        busy={wizard.sending.busy}
        onJoin={() => void wizard.putIntoProgramme()}
        onSendAlone={() => void wizard.send()}
      />
    </>
  )
}
