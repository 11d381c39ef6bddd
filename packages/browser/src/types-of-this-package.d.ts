import type { Language } from '@anfilada/contract/languages'
import type { OrderActions } from '@anfilada/contract/orders'
import type { PhrasesLike } from '@anfilada/phrases/phrase-shape'
import type ru from '@anfilada/phrases/portal/ru'

/** Checked by itself, this package stands in for the portal; each app puts its own types here instead. */
declare module './app.ts' {
  interface AppTypes {
    actions: OrderActions
    language: Language
    catalogue: PhrasesLike<typeof ru>
  }
}
declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof ru
  }
}
