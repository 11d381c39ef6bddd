import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { currentSession } from '@anfilada/browser/session'
import type { PaymentMethod } from '@anfilada/contract/payments/payment-status'
import type { OfferVersion } from '@anfilada/contract/payments/payments'

/** Who pays, and how (spec §5); the agreement is given anew each time. */
export type Payer = { name: string; email: string; method: PaymentMethod | ''; accepted: boolean }
export type PayerForm = {
  payer: Payer
  change: (changed: Partial<Payer>) => void
  /** What is missing, by the names of the fields as the server calls them. */
  faults: () => Record<string, string>
}
type Conditions = { methods: readonly MethodOffer[]; offer: OfferVersion | null; wanted?: PaymentMethod | undefined }
export type MethodOffer = { method: PaymentMethod; available: boolean; reason: 'off' | 'unavailable' | null }

/** What was typed stays in this tab for this login over a reload, the bank's page and a session that ended, until the person leaves. */
export function usePayer(name: string, known: { name: string; email: string }, { methods, offer, wanted }: Conditions): PayerForm {
  const t = useTranslations('payments.form')
  const key = `payment.${name}`
  const [login] = useState(() => currentSession()?.userData.login ?? null)
  const [accepted, setAccepted] = useState<number>()
  const [typed, setTyped] = useState<Omit<Payer, 'accepted'>>(() => ({
    ...known,
    method: methods.find(({ available }) => available)?.method ?? '',
    ...keptOf(key, login, methods),
    ...(wanted && isOffered(wanted, methods) && { method: wanted }),
  }))
  // Who agreed to one version has not agreed to the next.
  const payer: Payer = { ...typed, accepted: offer !== null && offer.version === accepted }
  return {
    payer,
    change: (changed) => {
      const { accepted: isAccepted, ...next } = { ...payer, ...changed }
      setTyped(next)
      setAccepted(isAccepted ? offer?.version : undefined)
      sessionStorage.setItem(key, JSON.stringify({ ...next, login } satisfies Kept))
    },
    faults: () => ({
      ...(payer.name.trim() === '' && { name: t('nameMissing') }),
      ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(payer.email.trim()) && { email: t('emailWrong') }),
      ...(payer.method === '' && { method: t('methodMissing') }),
      ...(!payer.accepted && { offer_accepted: t('offerMissing') }),
    }),
  }
}

/** `login`: null where nobody was signed in. */
type Kept = Omit<Payer, 'accepted'> & { login: string | null }

function keptOf(key: string, login: string | null, methods: readonly MethodOffer[]): Partial<Payer> {
  try {
    const { name, email, method, login: typist } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Kept>
    if (typist !== login) return {}
    return {
      ...(typeof name === 'string' && { name }),
      ...(typeof email === 'string' && { email }),
      ...(method && isOffered(method, methods) && { method }),
    }
  } catch {
    return {}
  }
}

function isOffered(method: PaymentMethod, methods: readonly MethodOffer[]): boolean {
  return methods.some((one) => one.method === method && one.available)
}
