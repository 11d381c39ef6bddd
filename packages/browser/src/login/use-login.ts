import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Ability } from '@anfilada/contract/abilities'
import type { LoginOutput } from '@anfilada/contract/accounts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { useFailureSentence } from '../server/failure-sentence.ts'
import { postSession, Refused } from '../server/http.ts'
import { may } from '../session/ability.ts'
import { startSession } from '../session/session.ts'

/** Who is let in, and what the others are told. */
export type Door = { ability: Ability; otherwise: string }
type Credentials = { login: string; password: string }
type Fields = Partial<Record<keyof Credentials, string>>

/** Signs in; the guard leads on. What is empty is said beside the field, the server's answer beside the form. */
export function useLogin(door?: Door) {
  const t = useTranslations('accounts')
  const { language } = useLanguage()
  const sentence = useFailureSentence()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [fields, setFields] = useState<Fields>({})

  async function enter(credentials: Credentials): Promise<void> {
    const answer = await postSession<LoginOutput>('/api/v1/login/', credentials, language)
    if (!door || may(answer, door.ability)) return startSession(answer)
    // This token has nothing to do here: it is given back at once.
    postSession('/api/v1/logout/', {}, language, answer.accessToken).catch(() => undefined)
    setFailure(door.otherwise)
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
      const refusedFields: Fields = error instanceof Refused ? error.fields : {}
      setFields(refusedFields)
      if (Object.keys(refusedFields).length === 0) setFailure(sentence(error))
    } finally {
      setBusy(false)
    }
  }

  return { submit, busy, failure, fields }
}
