import { clearToasts } from '@anfilada/ui/toasts'
import { postSession } from './http.ts'
import { useLanguage } from './LanguageProvider.tsx'
import { currentSession, endSession } from './session.ts'

/** Revokes the token and leaves; when the server cannot be reached, this browser forgets all the same. */
export function useLogOut(): () => void {
  const language = useLanguage()
  return () => {
    void postSession('/api/v1/logout/', {}, language, currentSession()?.accessToken)
      .catch(() => undefined)
      .finally(() => {
        clearToasts()
        endSession()
      })
  }
}
