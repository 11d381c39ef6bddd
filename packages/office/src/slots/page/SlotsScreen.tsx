import { RunningPhrases } from '../../shell/RunningPhrases.tsx'
import { SlotsPage } from './SlotsPage.tsx'

export function SlotsScreen() {
  return (
    <RunningPhrases>
      <SlotsPage />
    </RunningPhrases>
  )
}
