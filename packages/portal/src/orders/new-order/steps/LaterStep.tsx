import type { ComponentType } from 'react'
import type { FormStep } from '@anfilada/contract/orders/kinds/field-row'
import type { StepProps } from '../form/use-order-wizard.ts'
import { AboutObject } from '../../../catalogue/about/AboutObject.tsx'
import { ScheduleNotice } from '../../../publications/quiet-parts.tsx'
import { DateStep, WishStep } from './DateStep.tsx'
import { FieldsStep } from './FieldsStep.tsx'
import { GroupStep } from './GroupStep.tsx'
import { GuideStep } from './GuideStep.tsx'
import { MonthSection } from './MonthSection.tsx'
import { CategoryStep } from './PickStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { ShortWays } from './ShortWays.tsx'
import { EquipmentStep, ServicesStep } from './ServicesStep.tsx'
import { TimeSection } from './TimeSection.tsx'
import { WaitPanel } from './WaitPanel.tsx'

/** Questions that are more than their fields, and no picks. */
const questions: Partial<Record<FormStep, ComponentType<StepProps>>> = {
  date: DateStep,
  services: ServicesStep,
  equipment: EquipmentStep,
}
const wishes = { ...questions, category: WishCategoryStep, date: WishStep }
/** With slots: the month and its hours on one screen, a group within what they leave, and a guide whose license counts. */
const visits = { ...questions, date: SlotStep, time: SlotStep, group: GroupStep, guide: GuideStep }

/** The questions after the place, and the review. */
export default function LaterStep({ wizard }: StepProps) {
  const { screen } = wizard.steps
  const { kind } = wizard
  const waiting = kind === 'museum_tickets' && ['date', 'time', 'group', 'review'].includes(screen) && <WaitPanel wizard={wizard} />
  if (screen === 'review') {
    return (
      <>
        {waiting}
        <ReviewStep wizard={wizard} />
        <About wizard={wizard} />
      </>
    )
  }
  const own = kind === 'museum_tickets' ? visits : kind === 'schedule' ? wishes : questions
  const Question: ComponentType<StepProps> | undefined = own[screen]
  return (
    <>
      {Question ? <Question wizard={wizard} /> : <FieldsStep wizard={wizard} step={screen} />}
      {waiting}
      <ShortWays wizard={wizard} />
      {(screen === 'date' || screen === 'time') && <About wizard={wizard} />}
    </>
  )
}

/** Hours, entrance and terms of the object: where its day is chosen, and before the order is sent. */
function About({ wizard: { kind, draft } }: StepProps) {
  if ((kind !== 'museum_tickets' && kind !== 'schedule') || draft.system_id === '') return null
  return <AboutObject objectId={draft.system_id} date={draft.pass_date} />
}

/** Its form begins with until when wishes are taken. */
function WishCategoryStep({ wizard }: StepProps) {
  return (
    <>
      <ScheduleNotice />
      <CategoryStep wizard={wizard} />
    </>
  )
}

function SlotStep({ wizard }: StepProps) {
  return (
    <>
      <MonthSection wizard={wizard} />
      <TimeSection wizard={wizard} />
    </>
  )
}
