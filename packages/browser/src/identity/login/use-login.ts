import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { LoginInput, LoginOutput } from '@anfilada/contract/identity/login'
import { useLanguage } from '../../language/LanguageProvider.tsx'
import { useFailureSentence } from '../../server/failure-sentence.ts'
import { postSession, Refused } from '../../server/http.ts'
import { startSession } from '../../session/session.ts'

/** Who is let in, and what the others are told. */
export type Audience = { admits: (answer: LoginOutput) => boolean; otherwise: ReactNode }
type Fields = Partial<Record<keyof LoginInput, string>>

/**
 * Signs in, with the code of the second factor once the server has asked for it; the guard leads on. What is empty or does not fit is said
 * beside its field, everything else beside the form.
 */
export function useLogin(audience: Audience) {
  const t = useTranslations('identity')
  const { language } = useLanguage()
  const sentence = useFailureSentence()
  const [step, setStep] = useState<'password' | 'code'>('password')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReactNode>()
  const [fields, setFields] = useState<Fields>({})

  function go(to: typeof step): void {
    setStep(to)
    setFailure(undefined)
    setFields({})
  }

  async function enter(credentials: LoginInput): Promise<void> {
    const answer = await postSession<LoginOutput>('/api/v1/login/', credentials, language)
    if (audience.admits(answer)) return startSession(answer)
    // This token has nothing to do here: it is given back at once.
    postSession('/api/v1/logout/', {}, language, { token: answer.accessToken }).catch(() => undefined)
    go('password')
    setFailure(audience.otherwise)
  }

  function onRefused(error: unknown): void {
    const code = error instanceof Refused ? error.code : undefined
    if (code === 'totp_required') return go('code')
    if (code === 'bad_totp') return setFields({ totp: sentence(error) })
    // The password was changed, or the customer blocked, between the two steps.
    if (code === 'bad_credentials' || code === 'customer_blocked') go('password')
    const refused: Fields = error instanceof Refused ? error.fields : {}
    setFields(refused)
    if (Object.keys(refused).length === 0) setFailure(sentence(error))
  }

  async function submit({ login, password, totp = '' }: LoginInput): Promise<void> {
    const missing = {
      ...(login.trim() === '' && { login: t('loginMissing') }),
      ...(password === '' && { password: t('passwordMissing') }),
      ...(step === 'code' && totp.trim() === '' && { totp: t('secondStep.missing') }),
    }
    setFields(missing)
    setFailure(undefined)
    if (busy || Object.keys(missing).length > 0) return

    setBusy(true)
    await enter({ login: login.trim(), password, ...(step === 'code' && { totp: totp.trim() }) }).catch(onRefused)
    setBusy(false)
  }

  return { step, goBack: () => go('password'), submit, busy, failure, fields }
}
