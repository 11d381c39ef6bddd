import { useLanguage } from '../language/LanguageProvider.tsx'
import { postSession } from '../server/http.ts'
import { leaveSession } from '../session/session.ts'

/** Leaves at once; the server is told to revoke the token, and when it cannot be reached this browser forgets all the same. */
export function useLogOut(): { logOut: () => void } {
  const { language } = useLanguage()
  const logOut = () => {
    postSession('/api/v1/logout/', {}, language).catch(() => undefined)
    leaveSession()
  }
  return { logOut }
}
