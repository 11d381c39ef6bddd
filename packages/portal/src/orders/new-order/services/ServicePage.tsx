import { useTranslations } from 'use-intl'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useSession } from '@anfilada/browser/use-session'
import { DroppedNote } from '../DroppedNote.tsx'
import { OrderFormWords } from '../frame/OrderFormWords.tsx'
import { MainAct } from '../frame/MainAct.tsx'
import { OrderForm } from '../frame/OrderForm.tsx'
import { pathOfKind } from '../frame/order-forms.ts'
import { StepFrame } from '../frame/StepFrame.tsx'
import { StepRail } from '../frame/StepRail.tsx'
import type { ServiceKind, ServiceStep } from '../new-order-search.ts'
import { useServiceAnswers } from './service-answers.ts'
import { ServiceErrors } from './ServiceErrors.tsx'
import { ServiceSummary, ServiceThumbBar } from './ServiceSummary.tsx'
import { ShownServiceStep } from './steps/ShownServiceStep.tsx'
import { useServiceWizard, type ServiceWizard } from './use-service-wizard.ts'

/** One of the four forms beside museum tickets, in the frame of all five. */
export function ServicePage({ kind }: { kind: ServiceKind }) {
  const login = useSession()?.userData.login
  // The form belongs to one login: another one in this tab begins its own.
  if (login === undefined) return null
  return (
    <OrderFormWords>
      <ServiceForm key={`${kind} ${login}`} kind={kind} login={login} />
    </OrderFormWords>
  )
}

function ServiceForm({ kind, login }: { kind: ServiceKind; login: string }) {
  const t = useTranslations('services')
  const frame = useTranslations('newOrder')
  const wizard = useServiceWizard(kind, login)
  const { steps } = wizard
  const { screen } = steps
  const title = t(`title.${kind}`)
  usePageTitle(title)
  const act = <Act wizard={wizard} />
  return (
    <OrderForm
      kind={kind}
      title={title}
      onSubmit={() => void wizard.proceed()}
      onStartOver={wizard.startOver}
      rail={<Rail wizard={wizard} />}
      errors={<ServiceErrors wizard={wizard} />}
      summary={<ServiceSummary wizard={wizard}>{act}</ServiceSummary>}
      thumb={<ServiceThumbBar wizard={wizard}>{act}</ServiceThumbBar>}
    >
      <DroppedNote dropped={wizard.dropped} />
      <StepFrame
        shown={screen}
        label={screen === 'review' ? frame('step.review') : t(`step.${screen}`)}
        firstField={firstFields[screen]}
        takeAwaitedField={steps.takeAwaitedField}
      >
        <ShownServiceStep wizard={wizard} />
      </StepFrame>
    </OrderForm>
  )
}

/** Where typing begins on a screen. */
const firstFields: Partial<Record<ServiceStep | 'review', string>> = {
  category: '[name=type][aria-pressed=true]',
  museum: '[name=museum_id]',
  object: '[name=system_id]',
  equipment: '[name^="services."]',
  route: '[name=pickup]',
  group: '[name=adult]',
  guide: '[name=guide]',
  contact: '[name=contact]',
  place: '[name=meeting_point]',
  wishes: '[name=notes]',
}

function Rail({ wizard: { kind, plan, steps, progress, chosen } }: { wizard: ServiceWizard }) {
  const t = useTranslations('services')
  const answers = useServiceAnswers(kind, progress, chosen)
  return (
    <StepRail
      path={pathOfKind(kind)}
      screen={steps.screen}
      steps={plan.steps.map((step) => ({
        step,
        name: t(`step.${step}`),
        answer: answers[step],
        isOptional: plan.optional.includes(step),
        isHere: step === steps.screen,
      }))}
    />
  )
}

function Act({ wizard: { steps, sending, line, joins } }: { wizard: ServiceWizard }) {
  const t = useTranslations('services')
  const frame = useTranslations('newOrder')
  const programme = useTranslations('programme')
  const { screen, following } = steps
  const submit = joins ? programme(line === undefined ? 'add' : 'back') : frame('submit')
  const next = following === screen ? undefined : following === 'review' ? frame('step.review') : t(`step.${following}`)
  return <MainAct isReview={screen === 'review'} submit={submit} next={next} busy={sending.busy} />
}
