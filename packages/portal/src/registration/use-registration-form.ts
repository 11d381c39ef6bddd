import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Form } from '@anfilada/browser/form'
import { postSession } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { once } from '@anfilada/browser/send-once'
import { useFormMachine } from '@anfilada/browser/use-form-machine'
import {
  carryOver,
  emptyDraft,
  keepAccepted,
  keptAs,
  readAccepted,
  requestOf,
  saidOf,
  unkept,
  type RegistrationDraft,
} from './registration-draft.ts'
import { registrationFaults } from './registration-faults.ts'
import { useAgreedTexts } from './use-agreed-texts.ts'

export type RegistrationForm = Form<RegistrationDraft>

/** The form with its draft, which this tab keeps until the application is accepted; agreements are given anew, their texts may have changed. */
export function useRegistrationForm() {
  const t = useTranslations('entrance.registration')
  const missing = useTranslations('missing')
  const { language } = useLanguage()
  const agreed = useAgreedTexts()
  const [accepted, setAccepted] = useState(() => {
    carryOver()
    return readAccepted()
  })
  const labels = useLabels()
  function accept(application: typeof accepted): void {
    keepAccepted(application)
    setAccepted(application)
  }
  const form = useFormMachine<RegistrationDraft, { application_id: string }>({
    start: emptyDraft,
    labels,
    sentences: {
      name: missing('person'),
      consent: t('consentMissing'),
      offer_accepted: t('offerMissing'),
      account_confirmed: t('doubtMissing'),
    },
    summary: (count) => t('errors', { count }),
    afterSilence: t('unanswered'),
    names: { 'organization.name': 'company' },
    faults: registrationFaults,
    phones: ['phone'],
    judgesOnLeave: true,
    keptAs,
    unkept,
    send: (draft) => {
      const request = requestOf(draft, language, agreed.texts)
      const post = (idempotencyKey: string) =>
        postSession<{ application_id: string }>('/api/v1/registration/', request, language, { idempotencyKey })
      return once(saidOf(JSON.stringify(request)), post, saidOf(''))
    },
    onDone: ({ application_id: reference }, { email }) => accept({ reference, email: email.trim() }),
    onRefused: ({ code, fields }, set) => {
      if (code !== 'texts_changed') return
      // What was ticked was another text: it must be read and ticked anew.
      set({ ...(fields['consent'] && { consent: false }), ...(fields['offer_accepted'] && { offer_accepted: false }) })
      agreed.again()
    },
  })
  function mend(): void {
    accept(undefined)
    // What was sent is a draft again.
    form.set({})
  }
  return { form, accepted, mend, agreed }
}

/** In the order of the form. */
function useLabels(): Record<Exclude<keyof RegistrationDraft, 'kind'>, string> {
  const t = useTranslations('entrance.registration')
  return {
    name: t('name'),
    phone: t('phone'),
    email: t('email'),
    company: t('organizationName'),
    inn: t('inn'),
    kpp: t('kpp'),
    ogrn: t('ogrn'),
    legal_address: t('legalAddress'),
    bank_name: t('bankName'),
    bik: t('bik'),
    account: t('account'),
    corr_account: t('corrAccount'),
    account_confirmed: t('account'),
    consent: t('consent'),
    offer_accepted: t('offer'),
  }
}
