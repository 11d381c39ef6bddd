import type { Language } from '../../packages/contract/src/languages.ts'
import type { PhrasesLike } from '../../packages/phrases/src/phrase-shape.ts'
import en from '../../packages/phrases/src/portal/en.ts'
import enSettings from '../../packages/phrases/src/portal-settings/en.ts'
import fa from '../../packages/phrases/src/portal/fa.ts'
import faSettings from '../../packages/phrases/src/portal-settings/fa.ts'
import ru from '../../packages/phrases/src/portal/ru.ts'
import ruSettings from '../../packages/phrases/src/portal-settings/ru.ts'
import vi from '../../packages/phrases/src/portal/vi.ts'
import viSettings from '../../packages/phrases/src/portal-settings/vi.ts'
import zh from '../../packages/phrases/src/portal/zh.ts'
import zhSettings from '../../packages/phrases/src/portal-settings/zh.ts'

/** The portal's words, to find its buttons in every language. */
export const portalWords: Record<Language, PhrasesLike<typeof ru & typeof ruSettings>> = {
  ru: { ...ru, ...ruSettings },
  en: { ...en, ...enSettings },
  zh: { ...zh, ...zhSettings },
  fa: { ...fa, ...faSettings },
  vi: { ...vi, ...viSettings },
}
