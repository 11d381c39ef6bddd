import { RunningPhrases } from '../shell/RunningPhrases.tsx'
import { MyShiftPage } from './mine/MyShiftPage.tsx'

export function ShiftScreen() {
  return (
    <RunningPhrases>
      <MyShiftPage />
    </RunningPhrases>
  )
}
