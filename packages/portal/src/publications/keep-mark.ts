import { currentSession, startSession } from '@anfilada/browser/session'

/** What the server says of the mark goes into the stored `userData`, from which the menu reads it (specification/screens.md). */
export function keepMark(newsMark: boolean): void {
  const session = currentSession()
  if (!session || session.userData.news_mark === newsMark) return
  startSession({ ...session, userData: { ...session.userData, news_mark: newsMark } })
}
