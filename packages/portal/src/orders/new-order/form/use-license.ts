import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { Language } from '@anfilada/contract/languages'
import type { GuideCheck } from '@anfilada/contract/orders/licenses'
import { accompanyingGuides } from '@anfilada/contract/orders/guides-needed'
import { type OrderDraft, peopleIn } from '../draft/order-draft.ts'

type Asked = Pick<OrderDraft, 'system_id' | 'pass_date' | 'type' | 'guide'>

function guideCheckQuery({ system_id, pass_date, type, guide }: Asked, isAsked: boolean, language: Language) {
  return {
    queryKey: ['guide-check', system_id, pass_date, type, guide] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const asked = { museum_object_id: system_id, pass_date, type, guide }
      return (await callAction('check_guide', asked, { language, signal })).result
    },
    enabled: isAsked && system_id !== '' && pass_date !== '' && guide !== '',
    staleTime: 60_000,
  }
}

/** `needed`: accompanying guides that the order must name at least; undefined while nothing is known of the guide, who is asked about now. */
export type License = { check: GuideCheck | undefined; needed: number | undefined; isComing: boolean }

/** The license of the guide as he stands in the draft: said while the form is filled in, not only by the refusal. */
export function useLicense(draft: OrderDraft, isAsked: boolean): License {
  const { language } = useLanguage()
  const guide = useSettled(draft.guide.trim())
  const { data: answer, isLoading } = useQuery(guideCheckQuery({ ...draft, guide }, isAsked, language))
  // An answer about a name that has been changed since is no answer.
  const check = guide === draft.guide.trim() ? answer : undefined
  const people = peopleIn(draft)
  const known = check && { needsLicense: check.needs_license, licensed: check.licensed, people, personsPerGuide: draft.persons_per_guide }
  return { check, needed: known && accompanyingGuides(known), isComing: isLoading }
}

/** A hand that types a name asks once. */
const settleDelay = 400

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleDelay)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
