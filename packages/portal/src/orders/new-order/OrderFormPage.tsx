import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { Refused } from '@anfilada/browser/http'
import { usePageTitle } from '@anfilada/browser/page-title'
import type { OrderKind } from '@anfilada/contract/orders/items'
import { actLinkClass } from '@anfilada/ui/act-link'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import { UndoIcon } from '@anfilada/ui/icons'
import { Note } from '@anfilada/ui/Note'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import type { Dropped } from './draft/choose.ts'
import type { Screen } from './draft/form-steps.ts'
import { isDraftField } from './draft/order-draft.ts'
import { pathOfKind } from './draft/order-forms.ts'
import { sharesScreen } from './draft/progress.ts'
import type { Elsewhere } from './form/elsewhere.ts'
import { useStepName } from './form/names.ts'
import { OrderSummary, OrderThumb } from './form/OrderSummary.tsx'
import { useStepAnswers } from './form/step-answers.ts'
import { type OrderWizard, useOrderWizard } from './form/use-order-wizard.ts'
import { MainAct } from './frame/MainAct.tsx'
import { OrderForm } from './frame/OrderForm.tsx'
import { StepFrame } from './frame/StepFrame.tsx'
import { StepRail } from './frame/StepRail.tsx'
import { ShownStep } from './steps/ShownStep.tsx'

type Props = { kind: OrderKind; login: string; elsewhere: Elsewhere }

/** One of the five forms, step by step on one page (specification/screens.md); the answers of every step stay when another one is changed. */
export function OrderFormPage({ kind, login, elsewhere }: Props) {
  const t = useTranslations('newOrder')
  const services = useTranslations('services')
  const shell = useTranslations('shell')
  const name = useStepName(kind)
  const wizard = useOrderWizard(kind, login, elsewhere)
  const { steps, dropped } = wizard
  const title = kind === 'museum_tickets' ? t('title') : services(`title.${kind}`)
  usePageTitle(title)
  const act = <Act wizard={wizard} />
  // The month and its slots are one question in two parts.
  const shown = steps.screen === 'time' ? 'date' : steps.screen
  return (
    <OrderForm
      title={title}
      onSubmit={wizard.proceed}
      onStartOver={wizard.startOver}
      bar={elsewhere.bar}
      rail={<Rail wizard={wizard} />}
      errors={<Errors wizard={wizard} />}
      summary={<OrderSummary wizard={wizard}>{act}</OrderSummary>}
      thumb={<OrderThumb wizard={wizard}>{act}</OrderThumb>}
    >
      <DroppedNote dropped={dropped} />
      {/* Around the frame: it gives the focus to a question when that is here. */}
      <Suspense fallback={<SkeletonRows rows={4} label={shell('loading')} />}>
        <StepFrame shown={shown} label={name(shown)} firstField={firstFieldOf(shown)} takeAwaitedField={steps.takeAwaitedField}>
          <ShownStep wizard={wizard} />
        </StepFrame>
      </Suspense>
    </OrderForm>
  )
}

/** Where typing begins on a screen, as a selector. */
function firstFieldOf(screen: Screen): string | undefined {
  if (screen === 'category') return '[name=about], [name=type][aria-pressed=true]'
  return screen === 'date' || screen === 'review' ? undefined : 'input, textarea'
}

function Rail({ wizard }: { wizard: OrderWizard }) {
  const { kind, plan, steps } = wizard
  const name = useStepName(kind)
  const answers = useStepAnswers(wizard)
  return (
    <StepRail
      path={pathOfKind(kind)}
      screen={steps.screen}
      steps={plan.steps.map((step) => ({
        step,
        name: name(step),
        answer: answers[step],
        isSaid: steps.screen === 'review',
        isOptional: plan.optional.includes(step),
        isHere: sharesScreen(step, steps.screen),
      }))}
    />
  )
}

/** On top of the form, once: what must be mended, or what the server said; it takes focus at each attempt. */
function Errors({ wizard: { form, heldAt, steps } }: { wizard: OrderWizard }) {
  const { summary, refusal, busy } = form
  // A full slot is said where the other times are offered.
  const isFull = refusal instanceof Refused && refusal.code === 'no_places'
  if (!summary || busy || isFull || (heldAt && !sharesScreen(steps.screen, heldAt))) return null
  const made = refusal instanceof Refused ? refusal.made : undefined
  return (
    <>
      <ErrorSummary {...summary} onFollow={(field) => isDraftField(field) && steps.goToField(field)} />
      {made !== undefined && <MadeBefore id={made} />}
    </>
  )
}

/** Leads to the order that an unanswered sending made. */
function MadeBefore({ id }: { id: number }) {
  const t = useTranslations('orders')
  return (
    <Link to="/upcoming/info" search={{ id }} className={actLinkClass}>
      {t('order.title', { id: String(id) })}
    </Link>
  )
}

/** What the last choice made impossible, said where it happened. */
function DroppedNote({ dropped }: { dropped: readonly Dropped[] }) {
  const t = useTranslations('newOrder')
  return (
    <div role="status">
      {dropped.length > 0 && (
        <Note icon={<UndoIcon />}>
          {dropped.map((one) => (
            <p key={one.what}>{one.what === 'time' ? t('dropped.time', { time: one.time }) : t(`dropped.${one.what}`)}</p>
          ))}
        </Note>
      )}
    </div>
  )
}

function Act({ wizard: { kind, draft, steps, form, joins, isLast, item, elsewhere } }: { wizard: OrderWizard }) {
  const t = useTranslations('newOrder')
  const name = useStepName(kind)
  const { screen, following } = steps
  const submit = joins ? elsewhere.act(item) : t(draft.accept_waiting ? 'submitWaiting' : 'submit')
  const next = sharesScreen(screen, following) ? undefined : name(following)
  return <MainAct isReview={screen === 'review' || isLast} submit={submit} next={next} busy={form.busy} />
}
