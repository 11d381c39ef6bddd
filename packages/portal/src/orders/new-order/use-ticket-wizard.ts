import { focusField } from '@anfilada/ui/focus-field'
import type { Choice } from './draft/choose.ts'
import { screenAfter, ticketPlan } from './draft/progress.ts'
import { useChosen } from './draft/use-chosen.ts'
import type { DraftField } from './draft/draft-fields.ts'
import { useSendOrder, type TicketSending } from './draft/use-send-order.ts'
import { useTicketForm, type TicketForm } from './draft/use-ticket-form.ts'
import { useSteps, type Steps } from './frame/use-steps.ts'
import { useHold, useWantedHold, type HeldDraft } from './hold/use-hold.ts'
import { wantedHold } from './hold/wanted-hold.ts'
import type { Step } from './new-order-search.ts'
import { useIsInProgramme } from './programme/basket-store.ts'
import { useJoin } from './programme/use-join.ts'
import { waitPanelId } from './steps/WaitPanel.tsx'
import { useLicense, type License } from './use-license.ts'

export type TicketWizard = ReturnType<typeof useTicketWizard>

/** The form, its hold and its way through the steps. */
export function useTicketWizard(login: string) {
  const ticketForm = useTicketForm(login)
  const { form, progress, onChoose, dropped } = ticketForm
  const { draft } = progress
  const held = useHold(ticketForm.start.hold, (hold) => ticketForm.keep({ hold }))
  const chosen = useChosen(draft, held.isOver ? undefined : held.hold)
  useWantedHold(held.keeper, wantedHold(draft, chosen.slot))
  const wizard = useSteps('/new', ticketPlan, progress)
  const license = useLicense(draft)
  const lasts = useLastActs(ticketForm, held, wizard)
  const { sending } = lasts
  const steps = useStepActs({ ticketForm, wizard, sending, license, mustDecide: chosen.waits && !draft.accept_waiting })

  /** The main act of the screen: on to the next question, at the end the order is sent. */
  async function proceed(): Promise<void> {
    if (wizard.step) return steps.leave(wizard.step)
    return lasts.joins ? lasts.putIntoProgramme() : lasts.send()
  }
  function startOver(): void {
    void held.keeper.release()
    sending.forgetFailure()
    ticketForm.startOver()
    wizard.go('category')
  }
  return {
    control: form.control,
    draft,
    dropped,
    progress,
    chosen,
    license,
    held,
    wizard,
    onChoose,
    ...steps,
    ...lasts,
    proceed,
    startOver,
  }
}

type Parts = {
  ticketForm: TicketForm
  wizard: Steps<Step, DraftField>
  sending: TicketSending
  license: License
  /** The group does not fit into its slot and has not said that it waits. */
  mustDecide: boolean
}

/** From question to question. */
function useStepActs({ ticketForm, wizard, sending, license, mustDecide }: Parts) {
  const { form, progress, onChoose } = ticketForm
  function goOn(step: Step): void {
    wizard.go(screenAfter(step, ticketForm.leave(step)))
  }
  /** A choice that moves on by itself. */
  function onPick(step: Step, choice: Choice): void {
    onChoose(choice)
    goOn(step)
  }
  /** The slots are refilled beneath the month, on the same screen. */
  function onPickDate(choice: Choice): void {
    onChoose(choice)
    ticketForm.leave('date')
    if (wizard.screen === 'date') wizard.go('time')
  }
  async function leave(step: Step): Promise<void> {
    const lacksGuides = step === 'guide' && progress.draft.qty_guide < (license.needed ?? 0)
    if (!(await form.trigger(ticketPlan.fields[step]))) sending.stay(step)
    else if (mustDecide && (step === 'time' || step === 'group')) focusField(waitPanelId)
    else if (lacksGuides) {
      form.setError('qty_guide', { type: 'license' })
      sending.stay(step)
    } else goOn(step)
  }
  return { onPick, onPickDate, leave }
}

/** The order's last act: sent alone, or into the programme. */
function useLastActs(ticketForm: TicketForm, { keeper }: HeldDraft, { goToField }: Pick<Steps<Step, DraftField>, 'goToField'>) {
  const sending = useSendOrder(ticketForm, keeper)
  const join = useJoin()
  const isInProgramme = useIsInProgramme()
  const { line } = ticketForm.start

  async function send(): Promise<void> {
    const [first] = await sending.send()
    if (first) goToField(first)
  }
  /** The hold goes along: the line keeps its places until the programme is sent. */
  async function putIntoProgramme(): Promise<void> {
    const [first] = await sending.send(async (draft) => {
      const hold = await keeper.settle()
      ticketForm.finish()
      keeper.spend()
      await join({ kind: 'museum_tickets', draft }, line, hold?.slotId === draft.schedule_item_id ? hold : undefined)
    })
    if (first) goToField(first)
  }
  return { sending, send, putIntoProgramme, line, joins: line !== undefined || isInProgramme }
}
