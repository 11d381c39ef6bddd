import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PaymentMethod } from '@anfilada/contract/payments/payment-status'

/** Who pays, and how (spec §5); the agreement is given anew each time. */
export type Payer = { name: string; email: string; method: PaymentMethod | ''; accepted: boolean }
export type PayerForm = {
  payer: Payer
  change: (changed: Partial<Payer>) => void
  /** What is missing, by the names of the fields as the server calls them. */
  faults: () => Record<string, string>
}
export type MethodOffer = { method: PaymentMethod; available: boolean; reason: 'off' | 'unavailable' | null }

/** What was typed stays in this tab over a reload and the bank's page, until the person leaves. */
export function usePayer(name: string, known: { name: string; email: string }, methods: readonly MethodOffer[]): PayerForm {
  const t = useTranslations('payments.form')
  const key = `payment.${name}`
  const [payer, setPayer] = useState<Payer>(() => ({
    ...known,
    method: methods.find(({ available }) => available)?.method ?? '',
    ...keptOf(key, methods),
    accepted: false,
  }))
  return {
    payer,
    change: (changed) => {
      const next = { ...payer, ...changed }
      setPayer(next)
      sessionStorage.setItem(key, JSON.stringify(next))
    },
    faults: () => ({
      ...(payer.name.trim() === '' && { name: t('nameMissing') }),
      ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(payer.email.trim()) && { email: t('emailWrong') }),
      ...(payer.method === '' && { method: t('methodMissing') }),
      ...(!payer.accepted && { offer_accepted: t('offerMissing') }),
    }),
  }
}

function keptOf(key: string, methods: readonly MethodOffer[]): Partial<Payer> {
  try {
    const { name, email, method } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Payer>
    const isOffered = methods.some((one) => one.method === method && one.available)
    return {
      ...(typeof name === 'string' && { name }),
      ...(typeof email === 'string' && { email }),
      ...(method !== undefined && isOffered && { method }),
    }
  } catch {
    return {}
  }
}
