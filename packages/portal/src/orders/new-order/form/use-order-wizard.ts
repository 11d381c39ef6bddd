import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { StepForm } from '@anfilada/browser/form'
import { Refused } from '@anfilada/browser/http'
import { useFormMachine } from '@anfilada/browser/use-form-machine'
import type { OrderKind } from '@anfilada/contract/orders/items'
import type { FormStep } from '@anfilada/contract/orders/kinds/field-row'
import { focusField } from '@anfilada/ui/focus-field'
import type { Choice } from '../draft/choose.ts'
import { fieldAt } from '../draft/field-at.ts'
import { type FormPlan, planFor, type Progress } from '../draft/form-plan.ts'
import { loadFaults } from '../draft/load-faults.ts'
import type { OrderDraft } from '../draft/order-draft.ts'
import { pathOfKind } from '../draft/order-forms.ts'
import type { Screen } from '../draft/form-steps.ts'
import { fieldsOf, screenAfter } from '../draft/progress.ts'
import { keptWhileCounting, wantedHold } from '../draft/wanted-hold.ts'
import type { OrderFields } from '../fields/order-fields.ts'
import { type HeldDraft, useHold, useWantedHold } from '../hold/use-hold.ts'
import type { Elsewhere } from './elsewhere.ts'
import { useFieldLabel } from './names.ts'
import { useFormSentences } from './sentences.ts'
import { useChoices } from './use-choices.ts'
import { type ChosenThings, useChosen } from './use-chosen.ts'
import { type DraftHandle, useOrderDraft } from './use-order-draft.ts'
import { useLicense } from './use-license.ts'
import { useFieldHint } from './field-hint.ts'
import { useSending, type Way } from './use-sending.ts'
import { type Steps, useSteps } from './use-steps.ts'

export type OrderWizard = ReturnType<typeof useOrderWizard>
/** What every question of a form is given. */
export type StepProps = { wizard: OrderWizard }

/** Where the group cannot go on before it has said whether it waits (steps/WaitPanel). */
export const waitPanelId = 'waiting'

/** One of the five forms: its draft, its hold, its way through the steps, and its last act. */
export function useOrderWizard(kind: OrderKind, login: string, elsewhere: Elsewhere) {
  const plan = planFor(kind)
  const kept = useOrderDraft(kind, login, (before) => elsewhere.begin(before, kind))
  const held = useHold(kept.start.hold, (hold) => kept.keep({ hold }))
  const sending = useSending(kind, { kept, keeper: held.keeper, elsewhere })
  // Accompanying guides that the order must name at least: known only after the values are.
  const needed = useRef(0)
  const goToFault = useRef<(refusal: Refused) => void>(undefined)
  const form = useOrderMachine(kind, { start: kept.start.draft, needed, goToFault, sending })
  const { progress, leaveStep, setSeen } = useProgress(kept, form)
  const { draft } = progress
  useSaid(kept.start.said, form)

  const steps = useSteps(pathOfKind(kind), plan, progress)
  const { chosen, license } = useHeldChoice(kind, { progress, held, screen: steps.screen })
  needed.current = license.needed ?? 0
  goToFault.current = ({ fields }) => {
    const [first] = Object.keys(fields).flatMap((path) => fieldAt(kind, path) ?? [])
    if (first) steps.goToField(first)
  }
  const choices = useChoices(kind, form)

  const ways = useWays({ plan, form, steps, leaveStep, onChoose: choices.onChoose, mustDecide: chosen.waits && !draft.accept_waiting })
  const { item } = kept.start
  const joins = item !== undefined || elsewhere.isOpen
  function startOver(): void {
    void held.keeper.release()
    const fresh = kept.startOver()
    setSeen(fresh.seen)
    form.reset(fresh.draft)
    choices.forgetDropped()
    steps.begin()
  }
  return {
    kind,
    plan,
    draft,
    progress,
    chosen,
    license,
    held,
    form,
    steps,
    ...choices,
    ...ways,
    fields: useWizardFields(kind, form, chosen),
    elsewhere,
    item,
    joins,
    startOver,
    ...lastActs({ joins, steps, ways, sending, form }),
  }
}

type Sending = ReturnType<typeof useSending>
type ActInputs = { joins: boolean; steps: Steps; ways: ReturnType<typeof useWays>; sending: Sending; form: StepForm<OrderDraft> }

/** What leads on from a screen. */
function lastActs({ joins, steps: { step, following }, ways, sending, form }: ActInputs) {
  // With nothing left to ask an item of the programme needs no review: it stands there whole, beside the others.
  const isLast = joins && step !== undefined && following === 'review'
  function send(way: Way): void {
    ways.release()
    sending.by(way)
    form.submit()
  }
  return {
    isLast,
    send,
    /** The main act of the screen: on to the next question, at the end the order is sent. */
    proceed: () => {
      if (!step) return send(joins ? 'elsewhere' : 'alone')
      return void ways.leave(step, isLast ? () => send('elsewhere') : undefined)
    },
    /** The act beside it: into the programme, and on to another visit or service. */
    proceedOnward: () => (step ? void ways.leave(step, () => send('onward')) : send('onward')),
  }
}

type ChoiceInputs = { progress: Progress; held: HeldDraft; screen: Screen }

/** What the ids of the draft stand for, with the hold kept at the size of the group. */
function useHeldChoice(kind: OrderKind, { progress: { draft, seen }, held, screen }: ChoiceInputs) {
  const hasSlots = planFor(kind).steps.includes('time')
  const hold = held.isOver ? undefined : held.hold
  const chosen = useChosen(kind, draft, { hold, failure: held.failure })
  const atLeast = keptWhileCounting({ screen, seen, draft, hold })
  useWantedHold(held.keeper, hasSlots ? wantedHold(draft, { slot: chosen.slot, atLeast }) : undefined)
  return { chosen, license: useLicense(draft, hasSlots) }
}

/** What is known of the draft, kept as it changes. */
function useProgress(kept: DraftHandle, form: StepForm<OrderDraft>) {
  const [seen, setSeen] = useState(kept.start.seen)
  const progress: Progress = { draft: form.values, seen }
  useEffect(() => kept.keep(progress))
  /** The reader has left this step by an act of his; answers what is known now. */
  function leaveStep(step: FormStep): Progress {
    const next = { draft: form.now(), seen: seen.includes(step) ? seen : [...seen, step] }
    setSeen(next.seen)
    return next
  }
  return { progress, leaveStep, setSeen }
}

type MachineInputs = {
  start: OrderDraft
  needed: { current: number }
  goToFault: { current: ((refusal: Refused) => void) | undefined }
  sending: Pick<Sending, 'send' | 'onDone'>
}

function useOrderMachine(kind: OrderKind, { start, needed, goToFault, sending }: MachineInputs): StepForm<OrderDraft> {
  const t = useTranslations('newOrder')
  return useFormMachine<OrderDraft, number | undefined>({
    ...useFormSentences(kind),
    start,
    summary: (count) => t('errors', { count }),
    afterSilence: t('unanswered'),
    // Where the rules do not come, the server says what is wrong.
    faults: async (draft) => ({
      ...(await loadFaults().then(
        ({ draftFaults }) => draftFaults(kind, draft),
        () => ({}),
      )),
      ...(draft.qty_guide < needed.current && { qty_guide: 'license' }),
    }),
    phones: ['guide_phone', 'contact_phone'],
    fieldOf: (path) => fieldAt(kind, path),
    send: sending.send,
    onDone: sending.onDone,
    onRefused: (refusal) => goToFault.current?.(refusal),
  })
}

/** What the server said of this draft when it was sent from elsewhere stands where it is mended. */
function useSaid(said: { error: string; fields: Readonly<Record<string, string>> } | undefined, { refuse }: StepForm<OrderDraft>): void {
  const unsaid = useRef(said)
  useEffect(() => {
    if (unsaid.current)
      refuse(new Refused({ success: false, code: 'invalid_fields', ...unsaid.current, fields: { ...unsaid.current.fields } }))
    unsaid.current = undefined
  })
}

function useWizardFields(kind: OrderKind, form: StepForm<OrderDraft>, { people, object }: ChosenThings): OrderFields {
  const hint = useFieldHint(kind, form.values, { people, perGuide: object?.persons_per_guide ?? null })
  const set: OrderFields['set'] = (field, value) => form.set({ [field]: value })
  return { kind, values: form.values, set, setAll: form.set, label: useFieldLabel(), error: form.error, hint }
}

type WayInputs = {
  plan: FormPlan
  form: StepForm<OrderDraft>
  steps: Steps
  leaveStep: (step: FormStep) => Progress
  onChoose: (choice: Choice) => void
  /** The group does not fit into its slot and has not said that it waits. */
  mustDecide: boolean
}

/** From question to question. */
function useWays({ plan, form, steps, leaveStep, onChoose, mustDecide }: WayInputs) {
  const [heldAt, setHeldAt] = useState<FormStep>()
  function goOn(step: FormStep): void {
    steps.go(screenAfter(plan, step, leaveStep(step)))
  }
  return {
    /** Where the reader wanted to go on and could not; undefined: it was the whole order. */
    heldAt,
    release: () => setHeldAt(undefined),
    /** A choice that moves on by itself. */
    onPick: (step: FormStep, choice: Choice): void => {
      onChoose(choice)
      goOn(step)
    },
    /** The slots are refilled beneath the month, on the same screen. */
    onPickDate: (pass_date: string): void => {
      onChoose({ pass_date })
      leaveStep('date')
      if (steps.screen === 'date') steps.go('time')
    },
    /** `onward`: what follows instead of the next question. */
    leave: async (step: FormStep, onward?: () => void): Promise<void> => {
      if (!(await form.judge(fieldsOf(plan, step)))) return setHeldAt(step)
      if (mustDecide && (step === 'time' || step === 'group')) return focusField(waitPanelId)
      if (!onward) return goOn(step)
      leaveStep(step)
      return onward()
    },
  }
}
