import { useTranslations } from 'use-intl'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useSession } from '@anfilada/browser/use-session'
import { DroppedNote } from './DroppedNote.tsx'
import { sharesScreen } from './draft/progress.ts'
import { MainAct } from './frame/MainAct.tsx'
import { OrderForm } from './frame/OrderForm.tsx'
import { OrderFormWords } from './frame/OrderFormWords.tsx'
import { StepFrame } from './frame/StepFrame.tsx'
import { StepRail } from './frame/StepRail.tsx'
import { steps, type Step } from './new-order-search.ts'
import { useStepAnswers } from './step-answers.ts'
import { ShownStep } from './steps/ShownStep.tsx'
import { OrderSummary } from './summary/OrderSummary.tsx'
import { TicketThumbBar } from './summary/TicketThumbBar.tsx'
import { TicketErrors } from './TicketErrors.tsx'
import { useTicketWizard, type TicketWizard } from './use-ticket-wizard.ts'

/** Museum tickets in eight steps on one page (spec §2); the answers of every step stay when another one is changed. */
export function MuseumTicketsPage() {
  const login = useSession()?.userData.login
  // The form belongs to one login: another one in this tab begins its own.
  if (login === undefined) return null
  return (
    <OrderFormWords>
      <TicketForm key={login} login={login} />
    </OrderFormWords>
  )
}

function TicketForm({ login }: { login: string }) {
  const t = useTranslations('newOrder')
  const tickets = useTicketWizard(login)
  const { progress, chosen, held, wizard } = tickets
  usePageTitle(t('title'))
  const act = <Act tickets={tickets} />
  // The month and its slots are one question in two parts.
  const shown = wizard.screen === 'time' ? 'date' : wizard.screen

  return (
    <OrderForm
      kind="museum_tickets"
      title={t('title')}
      onSubmit={() => void tickets.proceed()}
      onStartOver={tickets.startOver}
      rail={<Rail tickets={tickets} />}
      errors={<TicketErrors {...tickets} />}
      summary={
        <OrderSummary progress={progress} chosen={chosen} held={held} license={tickets.license}>
          {act}
        </OrderSummary>
      }
      thumb={
        <TicketThumbBar progress={progress} chosen={chosen} held={held}>
          {act}
        </TicketThumbBar>
      }
    >
      <DroppedNote dropped={tickets.dropped} />
      <StepFrame shown={shown} label={t(`step.${shown}`)} firstField={firstFields[shown]} takeAwaitedField={wizard.takeAwaitedField}>
        <ShownStep {...tickets} />
      </StepFrame>
    </OrderForm>
  )
}

/** Where typing begins on a screen. */
const firstFields: Partial<Record<Step | 'review', string>> = {
  category: '[name=type][aria-pressed=true]',
  museum: '[name=museum_id]',
  object: '[name=system_id]',
  group: '[name^="tickets."]',
  services: '[name^="services."]',
  guide: '[name=guide]',
}

function Rail({ tickets: { progress, chosen, wizard } }: { tickets: TicketWizard }) {
  const t = useTranslations('newOrder')
  const answers = useStepAnswers(progress, chosen)
  return (
    <StepRail
      path="/new"
      screen={wizard.screen}
      steps={steps.map((step) => ({
        step,
        name: t(`step.${step}`),
        answer: answers[step],
        isOptional: step === 'services' || step === 'guide',
        isHere: sharesScreen(step, wizard.screen),
      }))}
    />
  )
}

function Act({ tickets: { progress, wizard, sending, line, joins } }: { tickets: TicketWizard }) {
  const t = useTranslations('newOrder')
  const programme = useTranslations('programme')
  const { screen, following } = wizard
  const isStuck = sharesScreen(screen, following)
  const submit = joins ? programme(line === undefined ? 'add' : 'back') : t(progress.draft.accept_waiting ? 'submitWaiting' : 'submit')
  return <MainAct isReview={screen === 'review'} submit={submit} next={isStuck ? undefined : t(`step.${following}`)} busy={sending.busy} />
}
