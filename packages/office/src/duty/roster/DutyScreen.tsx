import { RunningPhrases } from '../../shell/RunningPhrases.tsx'
import { DutyPage } from './DutyPage.tsx'

export function DutyScreen() {
  return (
    <RunningPhrases>
      <DutyPage />
    </RunningPhrases>
  )
}
