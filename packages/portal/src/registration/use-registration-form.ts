import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { keepsKey } from '@anfilada/browser/act-key'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { postSession, Refused, Unanswered } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { emptyDraft, keyFor, readRegistration, requestOf, writeRegistration } from './registration-draft.ts'
import type { Accepted, RegistrationDraft, Sent, TextName } from './registration-draft.ts'
import { registrationFaults, type RegistrationField } from './registration-faults.ts'
import { useAgreedTexts, type AgreedTexts } from './use-agreed-texts.ts'

type Sentences = Partial<Record<RegistrationField, string>>

export type RegistrationForm = {
  draft: RegistrationDraft
  change: (change: Partial<RegistrationDraft>) => void
  /** The reader has left the field: from now on its fault is said. */
  leave: (field: TextName) => void
  /** What is said beside the fields. */
  faults: Sentences
  send: () => void
  busy: boolean
  /** How many times it was tried; the summary of errors takes focus at each. */
  attempt: number
  failure: string | undefined
  accepted: Accepted | undefined
  /** Back to the words that were sent. */
  mend: () => void
  agreed: ReturnType<typeof useAgreedTexts>
}

/** The form with its draft, which this tab keeps until the application is accepted. */
export function useRegistrationForm(): RegistrationForm {
  const [start] = useState(readRegistration)
  const [draft, setDraft] = useState(start.draft)
  const [accepted, setAccepted] = useState(start.accepted)
  const said = useFaults(draft)
  const agreed = useAgreedTexts()
  const { post, sent, busy, failure } = usePosting(start.sent, agreed.texts)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    // An accepted application is sent anew only by whoever has it before him still.
    writeRegistration(accepted ? { draft: emptyDraft, accepted } : { draft, sent: sent.current })
  }, [draft, accepted, attempt, sent])

  async function send(): Promise<void> {
    if (busy) return
    said.tryAll()
    if (Object.keys(registrationFaults(draft)).length === 0) {
      const answer = await post(draft)
      if (answer.accepted) setAccepted(answer.accepted)
      else onRefused(answer)
    }
    setAttempt((before) => before + 1)
  }
  function onRefused({ fields, isOtherText }: Unaccepted): void {
    said.hear(fields)
    if (!isOtherText) return
    // What was ticked was another text: it must be read and ticked anew.
    setDraft((before) => ({
      ...before,
      ...(fields.consent && { consent: false }),
      ...(fields.offer_accepted && { offer_accepted: false }),
    }))
    agreed.again()
  }
  return {
    draft,
    change: (change) => {
      const isOtherAccount = Object.keys(change).some((field) => accountFields.has(field))
      setDraft((before) => ({ ...before, ...(isOtherAccount && { account_confirmed: false }), ...change }))
      said.forget(Object.keys(change) as RegistrationField[])
    },
    leave: said.leave,
    faults: said.faults,
    send: () => void send(),
    busy,
    attempt,
    failure,
    accepted,
    mend: () => {
      setAccepted(undefined)
      setAttempt(0)
    },
    agreed,
  }
}

/** What was confirmed was confirmed of these digits. */
const accountFields = new Set(['organization.bik', 'organization.account', 'organization.corr_account'])

/** Our faults of the fields that were left or tried, in the language of the moment; over them what the server said. */
function useFaults(draft: RegistrationDraft) {
  const t = useTranslations('entrance.registration')
  const fault = useTranslations('fault')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setTried] = useState(false)
  const [heard, setHeard] = useState<Sentences>({})
  const own = { consent: t('consentMissing'), offer_accepted: t('offerMissing'), account_confirmed: t('doubtMissing') }
  const faults: Sentences = {}
  for (const [name, code] of Object.entries(registrationFaults(draft))) {
    const field = name as RegistrationField
    if (isTried || left.has(field)) faults[field] = field in own ? own[field as keyof typeof own] : fault(code)
  }
  return {
    faults: { ...faults, ...heard },
    // An empty field that the reader only passes by is not a mistake yet.
    leave: (field: TextName) => draft[field] !== '' && setLeft((before) => new Set([...before, field])),
    tryAll: () => setTried(true),
    hear: setHeard,
    forget: (fields: readonly RegistrationField[]) =>
      setHeard((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field as RegistrationField)))),
  }
}

type Unaccepted = { accepted?: never; fields: Sentences; isOtherText: boolean }
type Answer = { accepted: Accepted } | Unaccepted

function usePosting(before: Sent | undefined, texts: AgreedTexts) {
  const sent = useRef(before)
  const t = useTranslations('entrance.registration')
  const { language } = useLanguage()
  const sentence = useFailureSentence()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function post(draft: RegistrationDraft): Promise<Answer> {
    const request = requestOf(draft, language, texts)
    sent.current = keyFor(JSON.stringify(request), sent.current)
    setBusy(true)
    setFailure(undefined)
    try {
      const posted = { idempotencyKey: sent.current.key }
      const { application_id } = await postSession<{ application_id: string }>('/api/v1/registration/', request, language, posted)
      sent.current = undefined
      return { accepted: { reference: application_id, email: request.email } }
    } catch (error) {
      if (!keepsKey(error)) sent.current = undefined
      const fields: Sentences = error instanceof Refused ? error.fields : {}
      if (Object.keys(fields).length === 0)
        setFailure(error instanceof Unanswered ? `${sentence(error)} ${t('unanswered')}` : sentence(error))
      return { fields, isOtherText: error instanceof Refused && error.code === 'texts_changed' }
    } finally {
      setBusy(false)
    }
  }
  return { post, sent, busy, failure }
}
