import { CategoryPick } from '../frame/picks/CategoryPick.tsx'
import { JoinProgramme } from '../programme/JoinProgramme.tsx'
import type { TicketWizard } from '../use-ticket-wizard.ts'
import { DateSection } from './DateSection.tsx'
import { GroupStep } from './GroupStep.tsx'
import { GuideStep } from './GuideStep.tsx'
import { MuseumStep, ObjectStep } from './PlaceSteps.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { ServicesStep } from './ServicesStep.tsx'
import { TimeSection } from './TimeSection.tsx'
import { WaitPanel } from './WaitPanel.tsx'

/** The question of the moment. */
export function ShownStep(props: TicketWizard) {
  const { control, draft, chosen, held, progress, sending, onChoose, onPick } = props
  const section = { control, draft, chosen, held, onChoose }
  const waiting = <WaitPanel {...section} sending={sending} />
  switch (props.wizard.screen) {
    case 'category':
      return <CategoryPick chosen={draft.type} onPick={(type) => onPick('category', { type })} />
    case 'museum':
      return <MuseumStep control={control} draft={draft} onPick={(choice) => onPick('museum', choice)} />
    case 'object':
      return <ObjectStep control={control} draft={draft} onPick={(choice) => onPick('object', choice)} />
    case 'date':
    case 'time':
      return (
        <>
          <DateSection control={control} draft={draft} chosen={chosen} onPick={(choice) => props.onPickDate(choice)} />
          <TimeSection {...section} />
          {waiting}
        </>
      )
    case 'group':
      return (
        <>
          <GroupStep {...section} />
          {waiting}
        </>
      )
    case 'services':
      return <ServicesStep {...section} />
    case 'guide':
      return <GuideStep {...section} license={props.license} />
    case 'review':
      return (
        <>
          {waiting}
          <ReviewStep progress={progress} chosen={chosen} held={held} />
          <JoinProgramme
            joins={props.joins}
            busy={sending.busy}
            onJoin={() => void props.putIntoProgramme()}
            onSendAlone={() => void props.send()}
          />
        </>
      )
  }
}
