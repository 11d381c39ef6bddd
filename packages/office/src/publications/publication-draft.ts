import type { CustomerRole } from '@anfilada/contract/abilities'
import { defaultZone } from '@anfilada/contract/dates'
import type { CustomerKind } from '@anfilada/contract/identity/login'
import { publicity, type PublicationKind } from '@anfilada/contract/publications/publication-kinds'
import type { Audience, PublicationWhole } from '@anfilada/contract/publications/publications'
import { readTexts, type TextDraft, textDraft } from '../texts/text-draft.ts'
import { momentOfField, onClocksOf } from '../windows/period/window-moments.ts'

/** A publication as it stands in the fields; moments on the company's clocks, empty where there is none. */
export type PublicationDraft = TextDraft & {
  visible_from: string
  visible_until: string
  url: string
  isPublic: boolean
  customer_kind: CustomerKind | 'any'
  customers: { id: number; name: string }[]
  roles: CustomerRole[]
}

export function publicationDraft(kind: PublicationKind, whole: PublicationWhole | undefined): PublicationDraft {
  return {
    ...textDraft(whole?.contents),
    visible_from: fieldOf(whole?.visible_from),
    visible_until: fieldOf(whole?.visible_until),
    url: whole?.url ?? '',
    ...audienceDraft(kind, whole),
  }
}

function audienceDraft(kind: PublicationKind, whole: PublicationWhole | undefined) {
  const isPublic = publicity[kind]
  if (!whole) return { isPublic: isPublic ?? false, customer_kind: 'any' as const, customers: [], roles: [] }
  const { audience, customers } = whole
  return {
    isPublic: isPublic ?? audience.public,
    customer_kind: audience.customer_kind ?? ('any' as const),
    customers,
    roles: audience.roles,
  }
}

/** What of the fields is sent; a moment that was not touched is sent as it came, with its milliseconds. */
export function publicationInput(draft: PublicationDraft, { kind, whole }: { kind: PublicationKind; whole: PublicationWhole | undefined }) {
  const texts = readTexts(draft)
  return {
    ...(whole && { publication_id: whole.id }),
    revision: whole?.revision ?? 0,
    kind,
    contents: texts.ok ? texts.contents : undefined,
    url: kind === 'advert' ? draft.url.trim() || null : null,
    visible_from: momentOf(draft.visible_from, whole?.visible_from),
    visible_until: momentOf(draft.visible_until, whole?.visible_until),
    audience: audienceOf(draft),
  }
}

function audienceOf({ isPublic, customer_kind, customers, roles }: PublicationDraft): Audience {
  if (isPublic) return { public: true, customer_kind: null, customer_ids: [], roles: [] }
  return {
    public: false,
    customer_kind: customer_kind === 'any' ? null : customer_kind,
    customer_ids: customers.map(({ id }) => id),
    roles,
  }
}

/** What the form says of itself, beyond the contract. */
export function publicationFaults(draft: PublicationDraft): Partial<Record<keyof PublicationDraft, string>> {
  const texts = readTexts(draft)
  const missing = texts.ok ? [] : texts.missing.map((language) => [language, 'required'])
  const wrong = (['visible_from', 'visible_until'] as const).filter((name) => draft[name] !== '' && !momentOf(draft[name], undefined))
  return Object.fromEntries([...missing, ...wrong.map((name) => [name, 'date'])]) as Partial<Record<keyof PublicationDraft, string>>
}

/** Now, as the browser's own field of a moment has it. */
export function nowOfField(): string {
  return fieldOf(new Date().toISOString())
}

function fieldOf(moment: string | null | undefined): string {
  return moment ? onClocksOf(defaultZone, moment).slice(0, 19) : ''
}

function momentOf(typed: string, known: string | null | undefined): string | null {
  if (typed === '') return null
  return known && fieldOf(known) === typed ? known : (momentOfField(defaultZone, typed) ?? null)
}
