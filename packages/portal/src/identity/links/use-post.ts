import { useRef, useState } from 'react'
import type { RefusalCode } from '@anfilada/contract/refusals'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { postSession, Refused } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'

type Sentences = Readonly<Record<string, string>>

/**
 * One form of a page without a session: it cannot be sent twice at once, and what the server says stands beside its field, else in
 * `failure`. These calls take no key: to ask twice for a link is harmless, and a token is used up by the first (contract/passwords.ts).
 */
export function usePost<T>(path: string) {
  const { language } = useLanguage()
  const sentence = useFailureSentence()
  const [busy, setBusy] = useState(false)
  const [fields, setFields] = useState<Sentences>({})
  const [failure, setFailure] = useState<string>()
  const [code, setCode] = useState<RefusalCode>()
  const isUnderWay = useRef(false)

  /** Says what is wrong instead of sending. */
  function refuse(faults: Sentences): void {
    setFailure(undefined)
    setFields(faults)
  }
  function onError(error: unknown): void {
    setCode(error instanceof Refused ? error.code : undefined)
    const faults = error instanceof Refused ? error.fields : {}
    setFields(faults)
    if (Object.keys(faults).length === 0) setFailure(sentence(error))
  }
  /** The answer, or undefined when there is none to go on with. */
  async function post(body: object): Promise<T | undefined> {
    if (isUnderWay.current) return undefined
    isUnderWay.current = true
    setBusy(true)
    refuse({})
    try {
      return await postSession<T>(path, { ...body, language }, language)
    } catch (error) {
      onError(error)
      return undefined
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }
  return { post, busy, fields, failure, code, refuse }
}
