import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Faults, Form } from '@anfilada/browser/form'
import { currentSession } from '@anfilada/browser/session'
import type { PaymentMethod } from '@anfilada/contract/payments/payment-status'
import type { OfferVersion, OwnOffer } from '@anfilada/contract/payments/payments'

/**
 * Who pays, and how. `method`: empty until another than the first is chosen. `offer_accepted`: the version, zero for none; null until the payer
 * says, and what an earlier payment said holds.
 */
export type Payer = { name: string; email: string; method: PaymentMethod | ''; offer_accepted: number | null }
export type MethodOffer = { method: PaymentMethod; available: boolean; reason: 'off' | 'unavailable' | null }
/** `agreed_at` of whoever is signed in. */
type Offer = OfferVersion & Partial<Pick<OwnOffer, 'agreed_at'>>
export type Conditions = { methods: readonly MethodOffer[]; offer: Offer | null; wanted?: PaymentMethod | undefined }
export type PayerForm = Pick<Form<Payer>, 'values' | 'set' | 'field' | 'error'>

/**
 * The payer's part of a payment form. What was typed stays in this tab for this login over a reload, the bank's page and a session that
 * ended, until the person leaves. The agreement is not kept with it: it stands as the server knows it of this login and of the very version in
 * force, and is asked for where it knows none (decision 0109).
 */
export function usePayer(name: string, known: { name: string; email: string }, conditions: Conditions) {
  const t = useTranslations('payments.form')
  const [login] = useState(() => currentSession()?.userData.login ?? '')
  const { wanted, offer } = conditions
  return {
    start: { ...known, method: '', offer_accepted: null } as Payer,
    asked: wanted && isOffered(wanted, conditions) ? { method: wanted } : {},
    labels: { name: t('name'), email: t('email'), method: t('method'), offer_accepted: t('offerName') },
    sentences: {
      name: (fault: string) => (fault === 'required' ? t('nameMissing') : undefined),
      email: (fault: string) => (fault === 'required' || fault === 'email' ? t('emailWrong') : undefined),
      method: t('methodMissing'),
      offer_accepted: t('offerMissing'),
    },
    summary: (count: number) => t('errors', { count }),
    keptAs: `payment.${name}.${login}`,
    outlives: true,
    faults: (payer: Payer): Faults<Payer> => ({ offer_accepted: hasAccepted(payer, conditions) ? undefined : 'required' }),
    input: (payer: Payer) => ({
      name: payer.name.trim(),
      email: payer.email.trim(),
      method: methodOf(payer, conditions),
      offer_accepted: hasAccepted(payer, conditions),
      ...(offer && { offer_version: offer.version }),
    }),
  }
}

/** The chosen way to pay while it is offered, else the first that is. */
export function methodOf({ method }: Payer, conditions: Conditions): PaymentMethod | undefined {
  return method !== '' && isOffered(method, conditions) ? method : conditions.methods.find(({ available }) => available)?.method
}

/** Whether anything can be paid online at all. */
export function isOnline({ methods }: Pick<Conditions, 'methods'>): boolean {
  return methods.some(({ available }) => available)
}

/** Who agreed to one version has not agreed to the next. */
export function hasAccepted({ offer_accepted: version }: Payer, { offer }: Conditions): boolean {
  if (!offer) return false
  return version === null ? Boolean(offer.agreed_at) : offer.version === version
}

function isOffered(method: PaymentMethod, { methods }: Conditions): boolean {
  return methods.some((one) => one.method === method && one.available)
}
