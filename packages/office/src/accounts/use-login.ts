import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { LoginOutput } from '@anfilada/contract/accounts'
import { may } from '../shell/ability.ts'
import { useFailureSentence } from '../shell/failure-sentence.ts'
import { postSession, Refused } from '../shell/http.ts'
import { useLanguage } from '../shell/LanguageProvider.tsx'
import { startSession } from '../shell/session.ts'

type Credentials = { login: string; password: string }
type Fields = Partial<Record<keyof Credentials, string>>

/** Signs in; the guard leads on. What is empty is said beside the field, the server's answer beside the form. */
export function useLogin() {
  const t = useTranslations('office.login')
  const language = useLanguage()
  const sentence = useFailureSentence()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [fields, setFields] = useState<Fields>({})

  async function enter({ login, password }: Credentials): Promise<void> {
    const answer = await postSession<LoginOutput>('/api/v1/login/', { login, password }, language)
    if (may(answer.userAbility, ['read', 'OfficeOrder'])) return startSession(answer)
    // A customer's token has nothing to do here: it is given back at once.
    void postSession('/api/v1/logout/', {}, language, answer.accessToken).catch(() => undefined)
    setFailure(t('notStaff'))
  }

  async function submit({ login, password }: Credentials): Promise<void> {
    const missing = {
      ...(login.trim() === '' && { login: t('loginMissing') }),
      ...(password === '' && { password: t('passwordMissing') }),
    }
    setFields(missing)
    setFailure(undefined)
    if (Object.keys(missing).length > 0) return

    setBusy(true)
    try {
      await enter({ login: login.trim(), password })
    } catch (error) {
      const refused: Fields = error instanceof Refused ? error.fields : {}
      setFields(refused)
      if (Object.keys(refused).length === 0) setFailure(sentence(error))
    } finally {
      setBusy(false)
    }
  }

  return { submit, busy, failure, fields }
}
