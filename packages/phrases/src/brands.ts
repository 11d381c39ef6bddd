import type { Language } from '@anfilada/contract/languages'
import { en } from './shell/en.ts'
import { fa } from './shell/fa.ts'
import { ru } from './shell/ru.ts'
import { vi } from './shell/vi.ts'
import { zh } from './shell/zh.ts'

/** What the portal is called, for whom no company stands behind it yet. */
export const brands: Record<Language, string> = { ru: ru.brand, en: en.brand, zh: zh.brand, fa: fa.brand, vi: vi.brand }
