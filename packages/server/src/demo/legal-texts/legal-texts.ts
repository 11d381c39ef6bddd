import type { LegalTextKind } from '@anfilada/contract/legal-texts'

export type LegalTexts = Readonly<Record<LegalTextKind, { title: string; text: string }>>
