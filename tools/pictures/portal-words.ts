import type { Language } from '../../packages/contract/src/languages.ts'
import type { PhrasesLike } from '../../packages/phrases/src/phrase-shape.ts'
import en from '../../packages/phrases/src/portal/en.ts'
import fa from '../../packages/phrases/src/portal/fa.ts'
import ru from '../../packages/phrases/src/portal/ru.ts'
import vi from '../../packages/phrases/src/portal/vi.ts'
import zh from '../../packages/phrases/src/portal/zh.ts'

/** The portal's words, to find its buttons in every language. */
export const portalWords: Record<Language, PhrasesLike<typeof ru>> = { ru, en, zh, fa, vi }
