import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { keepsKey } from '@anfilada/browser/act-key'
import { showToast } from '@anfilada/ui/toasts'
import { usePlaceOrder } from '../../orders.queries.ts'
import { screenAfterIn } from '../frame/form-plan.ts'
import { pathOfKind } from '../frame/order-forms.ts'
import { useSend } from '../frame/use-send.ts'
import { useSteps } from '../frame/use-steps.ts'
import type { ServiceKind, ServiceStep } from '../new-order-search.ts'
import { useIsInProgramme } from '../programme/basket-store.ts'
import { useJoin } from '../programme/use-join.ts'
import type { ServiceChoice } from './choose-service.ts'
import type { ServiceDraft, ServiceField } from './service-draft.ts'
import { serviceFields } from './service-faults.ts'
import { servicePlans } from './service-plans.ts'
import { requestOfService, serviceActions, type ServiceRequest } from './service-requests.ts'
import { useServiceChosen } from './use-service-chosen.ts'
import { useServiceForm, type ServiceForm } from './use-service-form.ts'

export type ServiceWizard = ReturnType<typeof useServiceWizard>

/** One of the four forms and its way through the steps. */
export function useServiceWizard(kind: ServiceKind, login: string) {
  const serviceForm = useServiceForm(kind, login)
  const { form, progress, start, onChoose } = serviceForm
  const plan = servicePlans[kind]
  const steps = useSteps(pathOfKind(kind), plan, progress)
  const sending = useSendService(kind, serviceForm)
  const join = useJoin()
  const isInProgramme = useIsInProgramme()
  const { line } = start
  const joins = line !== undefined || isInProgramme

  function goOn(step: ServiceStep): void {
    steps.go(screenAfterIn(plan, step, serviceForm.leave(step)))
  }
  /** A choice that moves on by itself. */
  function onPick(step: ServiceStep, choice: ServiceChoice): void {
    onChoose(choice)
    goOn(step)
  }
  async function proceed(): Promise<void> {
    const { step } = steps
    if (!step) return joins ? putIntoProgramme() : send()
    if (await form.trigger([...plan.fields[step]])) goOn(step)
    else sending.stay(step)
    return undefined
  }
  async function send(): Promise<void> {
    const [first] = await sending.send()
    if (first) steps.goToField(first)
  }
  async function putIntoProgramme(): Promise<void> {
    const [first] = await sending.send(async (draft) => {
      serviceForm.finish()
      await join({ kind, draft }, line)
    })
    if (first) steps.goToField(first)
  }
  function startOver(): void {
    sending.forgetFailure()
    serviceForm.startOver()
    steps.go('category')
  }
  return {
    kind,
    control: form.control,
    draft: progress.draft,
    progress,
    plan,
    chosen: useServiceChosen(kind, progress.draft),
    dropped: serviceForm.dropped,
    steps,
    sending,
    line,
    joins,
    onChoose,
    onPick,
    proceed,
    send,
    putIntoProgramme,
    startOver,
  }
}

type Words = { draft: string; order: ServiceRequest }

/** The server knows a repetition by the same key with the same words, so an unchanged draft repeats them. */
function useSendService(kind: ServiceKind, { form, key, renewKey, finish, start }: ServiceForm) {
  const t = useTranslations('orders')
  const navigate = useNavigate()
  const place = usePlaceOrder()
  const unanswered = useRef<Words>(undefined)

  async function post(draft: ServiceDraft): Promise<void> {
    const written = JSON.stringify(draft)
    // The resolver has let the draft through, so nothing is left out of the request.
    if (unanswered.current?.draft !== written)
      unanswered.current = { draft: written, order: requestOfService(kind, draft) as ServiceRequest }
    const { id } = await place.mutateAsync({ action: serviceActions[kind], order: unanswered.current.order, key: key() })
    finish()
    showToast({ tone: 'done', text: t('done.sent', { numbers: t('done.sentNumber', { id: String(id) }) }) })
    await navigate({ to: '/upcoming/info', search: { id } })
  }
  function onRefused(error: unknown): void {
    if (keepsKey(error)) return
    renewKey()
    unanswered.current = undefined
  }
  return useSend<ServiceStep, ServiceDraft, ServiceField>({
    form,
    post,
    onRefused,
    byField: (sentences) => serviceFields(kind, sentences),
    said: start.said,
  })
}
