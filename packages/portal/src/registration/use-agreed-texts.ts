import { getJson } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { CurrentLegalTexts } from '@anfilada/contract/legal-texts'
import { useAnswer } from '../identity/use-answer.ts'

export type AgreedText = CurrentLegalTexts[number]
/** Of each agreement, what holds today; empty while it is not known. */
export type AgreedTexts = { consent?: AgreedText | undefined; offer?: AgreedText | undefined }

/** `again`: they have changed. */
export type Agreed = { texts: AgreedTexts; error: unknown; again: () => void }

/** What the applicant agrees to. */
export function useAgreedTexts(): Agreed {
  const { language } = useLanguage()
  const { answer, error, again } = useAnswer(language, () => getJson<CurrentLegalTexts>('/api/v1/legal-texts/', { language }))
  const of = (kind: AgreedText['kind']) => answer?.find((text) => text.kind === kind)
  return { texts: { consent: of('consent'), offer: of('offer') }, error, again }
}
