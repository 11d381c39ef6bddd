import type { Role } from '@anfilada/contract/abilities'
import type { HelpQuestionWhole } from '@anfilada/contract/help/office-help'
import { readTexts, type TextDraft, textDraft } from '../texts/text-draft.ts'
import type { TextLanguage } from '../texts/screens.ts'

/** A question as it stands in the fields. */
export type HelpDraft = TextDraft & {
  /** Its number, empty while none is chosen. */
  subject_id: string
  isPublic: boolean
  roles: Role[]
  is_hidden: boolean
  /** Languages in which the newer text of the product is not wanted. */
  seen: TextLanguage[]
}

export function helpDraft(whole: HelpQuestionWhole | undefined): HelpDraft {
  return {
    ...textDraft(whole?.contents),
    subject_id: whole ? String(whole.subject_id) : '',
    isPublic: whole?.roles.length === 0,
    roles: whole?.roles ?? [],
    is_hidden: whole?.is_hidden ?? false,
    seen: [],
  }
}

/** What of the fields is sent; a shipped text that was emptied is the product's again. */
export function helpInput(draft: HelpDraft, whole: HelpQuestionWhole | undefined) {
  const texts = readTexts(draft)
  return {
    ...(whole && { question_id: whole.id }),
    revision: whole?.revision ?? 0,
    subject_id: Number(draft.subject_id),
    roles: draft.isPublic ? [] : draft.roles,
    contents: texts.ok ? texts.contents : undefined,
    is_hidden: draft.is_hidden,
    seen: draft.seen,
  }
}

/** What the form says of itself, beyond the contract. */
export function helpFaults(draft: HelpDraft): Partial<Record<keyof HelpDraft, string>> {
  const texts = readTexts(draft)
  const missing = texts.ok ? [] : texts.missing.map((language) => [language, 'required'])
  return {
    ...Object.fromEntries(missing),
    ...(draft.subject_id === '' && { subject_id: 'required' }),
    ...(!draft.isPublic && draft.roles.length === 0 && { roles: 'required' }),
  } as Partial<Record<keyof HelpDraft, string>>
}
