import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { LoginOutput } from '@anfilada/contract/accounts'
import { useFailureSentence } from '../shell/server/failure-sentence.ts'
import { postSession, Refused } from '../shell/server/http.ts'
import { useLanguage } from '../shell/language/LanguageProvider.tsx'
import { startSession } from '../shell/session/session.ts'

type Credentials = { login: string; password: string }
type Fields = Partial<Record<keyof Credentials, string>>

/** Signs in; the guard leads on. What is empty is said beside the field, the server's answer beside the form. */
export function useLogin() {
  const t = useTranslations('accounts')
  const { language } = useLanguage()
  const sentence = useFailureSentence()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [fields, setFields] = useState<Fields>({})

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
      startSession(await postSession<LoginOutput>('/api/v1/login/', { login: login.trim(), password }, language))
    } catch (error) {
      const refusedFields: Fields = error instanceof Refused ? error.fields : {}
      setFields(refusedFields)
      if (Object.keys(refusedFields).length === 0) setFailure(sentence(error))
    } finally {
      setBusy(false)
    }
  }

  return { submit, busy, failure, fields }
}
