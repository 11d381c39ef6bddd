import { useTranslations } from 'use-intl'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import type { FormStep } from '@anfilada/contract/orders/kinds/field-row'
import { isWordField } from '@anfilada/contract/orders/kinds/words'
import { pathOfKind } from '../draft/order-forms.ts'
import { fieldsOf } from '../draft/progress.ts'
import SummaryNotes from '../form/SummaryNotes.tsx'
import { useStepName } from '../form/names.ts'
import { PriceLines } from '../form/PriceLines.tsx'
import { useStepAnswers } from '../form/step-answers.ts'
import type { StepProps } from '../form/use-order-wizard.ts'
import { ReviewAnswers } from './ReviewAnswers.tsx'
import styles from './ReviewAnswers.module.css'

/** The whole order before it is sent: every answer with the way back to it, what it costs, and where else it may go. */
export function ReviewStep({ wizard }: StepProps) {
  const { kind, plan, chosen, elsewhere, joins, form, send } = wizard
  const t = useTranslations('newOrder')
  const services = useTranslations('services')
  const name = useStepName(kind)
  const answers = useStepAnswers(wizard)
  const more = useMore(wizard)
  return (
    <>
      <ReviewAnswers
        path={pathOfKind(kind)}
        answers={plan.steps.map((step) => ({ step, name: name(step), answer: answers[step], more: more(step) }))}
      />
      {/* Beside it the summary says what it costs; under the thumb of a phone only the sum stands. */}
      <div className={chosen.lines.length > 0 ? styles.onPhone : undefined}>
        <Section title={kind === 'museum_tickets' ? t('priceLines') : services('price')}>
          <Prices wizard={wizard} />
        </Section>
      </div>
      {kind === 'museum_tickets' && (
        <div className={styles.onPhone}>
          <SummaryNotes wizard={wizard} />
        </div>
      )}
      {elsewhere.review({
        joins,
        busy: form.busy,
        isKnown: wizard.item !== undefined,
        onNext: () => send('onward'),
        onSendAlone: () => send('alone'),
      })}
    </>
  )
}

function Prices({ wizard: { kind, chosen } }: StepProps) {
  const t = useTranslations('services')
  const isPriced = kind === 'museum_tickets' || (chosen.lines.length > 0 && chosen.prices !== undefined)
  return isPriced ? <PriceLines lines={chosen.lines} prices={chosen.prices} /> : <p>{t(`priceLater.${kind}`)}</p>
}

/** Words that stand in the answer itself. */
const answering: readonly string[] = ['guide', 'contact', 'pickup', 'dropoff', 'meeting_point']

/** What else was said at a question: in smaller words under its answer. */
function useMore({ kind, plan, draft }: StepProps['wizard']) {
  const t = useTranslations('newOrder')
  const isAnswer = (field: string) => answering.includes(field) || (field === 'notes' && kind === 'guide')
  return (step: FormStep) => {
    const words = fieldsOf(plan, step).filter(isWordField)
    const said = words.filter((field) => !isAnswer(field) && draft[field] !== '')
    const shown = said.map((field) => (field.endsWith('_phone') ? <Num key={field}>{draft[field]}</Num> : draft[field]))
    const guides = step === 'guide' && draft.qty_guide > 0 && t('itemCount', { item: t('qtyGuide'), count: String(draft.qty_guide) })
    return guides ? [...shown, guides] : shown
  }
}
