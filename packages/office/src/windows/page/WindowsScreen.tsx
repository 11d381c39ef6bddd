import { RunningPhrases } from '../../shell/RunningPhrases.tsx'
import { WindowsPage } from './WindowsPage.tsx'

export function WindowsScreen() {
  return (
    <RunningPhrases>
      <WindowsPage />
    </RunningPhrases>
  )
}
