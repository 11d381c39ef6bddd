import { RunningPhrases } from '../../shell/RunningPhrases.tsx'
import { MyShiftPage } from './MyShiftPage.tsx'

export function ShiftScreen() {
  return (
    <RunningPhrases>
      <MyShiftPage />
    </RunningPhrases>
  )
}
