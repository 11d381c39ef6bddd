import { focusField } from '@anfilada/ui/focus-field'
import type { Choice } from './draft/choose.ts'
import { fieldsOf, screenAfter } from './draft/progress.ts'
import { useChosen } from './draft/use-chosen.ts'
import { useSendOrder } from './draft/use-send-order.ts'
import { useTicketForm } from './draft/use-ticket-form.ts'
import { useHold, useWantedHold } from './hold/use-hold.ts'
import { wantedHold } from './hold/wanted-hold.ts'
import type { Step } from './new-order-search.ts'
import { waitPanelId } from './steps/WaitPanel.tsx'
import { asStep, useWizard } from './use-wizard.ts'

export type TicketWizard = ReturnType<typeof useTicketWizard>

/** The form, its hold and its way through the steps. */
export function useTicketWizard(login: string) {
  const ticketForm = useTicketForm(login)
  const { form, progress, onChoose } = ticketForm
  const held = useHold(ticketForm.startingHold, ticketForm.keepHold)
  const chosen = useChosen(progress.draft, held.isOver ? undefined : held.hold)
  useWantedHold(held.keeper, wantedHold(progress.draft, chosen.slot))
  const wizard = useWizard(progress)
  const sending = useSendOrder(ticketForm, held.keeper)
  const mustDecide = chosen.waits && !progress.draft.accept_waiting

  /** A choice that moves on by itself. */
  function onPick(step: Step, choice: Choice): void {
    onChoose(choice)
    wizard.go(screenAfter(step, ticketForm.leave(step)))
  }

  /** The slots are refilled beneath the month, on the same screen. */
  function onPickDate(choice: Choice): void {
    onChoose(choice)
    ticketForm.leave('date')
    if (wizard.screen === 'date') wizard.go('time')
  }

  async function leave(step: Step): Promise<void> {
    if (!(await form.trigger(fieldsOf[step]))) {
      sending.stay(step)
      return
    }
    if (mustDecide && (step === 'time' || step === 'group')) {
      focusField(waitPanelId)
      return
    }
    wizard.go(screenAfter(step, ticketForm.leave(step)))
  }

  /** The main act of the screen: on to the next question, at the end the order is sent. */
  async function proceed(): Promise<void> {
    const step = asStep(wizard.screen)
    if (step) return leave(step)
    const [first] = await sending.send()
    if (first) wizard.goToField(first)
    return undefined
  }

  function startOver(): void {
    void held.keeper.release()
    sending.forgetFailure()
    ticketForm.startOver()
    wizard.go('category')
  }
  return {
    control: form.control,
    draft: progress.draft,
    dropped: ticketForm.dropped,
    progress,
    chosen,
    held,
    wizard,
    sending,
    onChoose,
    onPick,
    onPickDate,
    proceed,
    startOver,
  }
}
