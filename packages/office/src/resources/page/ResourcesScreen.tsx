import { RunningPhrases } from '../../shell/RunningPhrases.tsx'
import { ResourcesPage } from './ResourcesPage.tsx'

export function ResourcesScreen() {
  return (
    <RunningPhrases>
      <ResourcesPage />
    </RunningPhrases>
  )
}
