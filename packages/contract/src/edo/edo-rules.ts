// No zod here: the screens check and name with the same tables.

/** Who carries the customer's electronic documents. */
export const edoOperators = ['diadoc', 'sbis', 'taxcom', 'other'] as const
export type EdoOperator = (typeof edoOperators)[number]

/** How far the exchange of documents is; people set it, no operator is asked (decision 0051). */
export const edoStatuses = ['none', 'requested', 'invited', 'active', 'refused'] as const
export type EdoStatus = (typeof edoStatuses)[number]

/** Where staff may move each; only the customer asks, and `none` means that it has withdrawn its consent. */
const nextStatuses = {
  none: [],
  requested: ['invited', 'active', 'refused', 'none'],
  invited: ['active', 'refused', 'none'],
  active: ['invited', 'refused', 'none'],
  refused: ['invited', 'active', 'none'],
} as const satisfies Record<EdoStatus, readonly EdoStatus[]>

/** The states to which staff may move from this one. */
export function edoMoves(from: EdoStatus): readonly EdoStatus[] {
  return nextStatuses[from]
}

/** Of the text of `settings.edo.consentText`, which must not change without it (phrases/edo-consent.test.ts). */
export const edoConsentVersion = 1

/** What is wrong with a participant's id; each is a refusal, whose sentence stands beside the field. */
export const edoFaults = ['edo_id_wrong', 'edo_id_of_other_operator', 'edo_id_of_other_company', 'edo_inn_missing'] as const
export type EdoFault = (typeof edoFaults)[number]

/** With which letters the ids of an operator begin (facts of payments, §4). */
const prefixes: Readonly<Record<Exclude<EdoOperator, 'other'>, string>> = { diadoc: '2BM', sbis: '2BE', taxcom: '2AL' }

/** As it is kept: people copy it with spaces and line ends around it and within. */
export function keptParticipantId(text: string): string {
  return text.replace(/\s/g, '')
}

export type EdoParticipant = { operator: EdoOperator; participantId: string; inn: string | null }

/** What must be mended of an id: its shape, whose operator's it is, and, where it names a company, which one. */
export function edoFault({ operator, participantId, inn }: EdoParticipant): EdoFault | undefined {
  if (!/^2[A-Z]{2}[-0-9A-Za-z]{6,43}$/.test(participantId)) return 'edo_id_wrong'
  const own = edoOperators.find((one) => one !== 'other' && participantId.startsWith(prefixes[one])) ?? 'other'
  if (own !== operator) return 'edo_id_of_other_operator'
  const named = /^2BM-(\d{10}|\d{12})-/.exec(participantId)?.[1]
  if (named === undefined) return undefined
  if (!inn) return 'edo_inn_missing'
  return named === inn ? undefined : 'edo_id_of_other_company'
}
