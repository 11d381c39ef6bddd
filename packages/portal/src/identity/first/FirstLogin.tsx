import { useEffect } from 'react'
import { LanguageProvider, type Spoken } from '@anfilada/browser/LanguageProvider'
import { LoginPage } from '../LoginPage.tsx'
import { useIsTaken } from '../use-is-taken.ts'
import { speakLogin } from './login-words.ts'

type Props = { initial: Spoken; onTaken?: () => void }

/** The login as the build paints it into the page, and as React takes it over: one component, so that the two cannot differ. */
export function FirstLogin({ initial, onTaken }: Props) {
  const isTaken = useIsTaken()
  useEffect(() => {
    if (isTaken) onTaken?.()
  }, [isTaken, onTaken])
  return (
    <LanguageProvider initial={initial} load={speakLogin}>
      <LoginPage />
    </LanguageProvider>
  )
}
