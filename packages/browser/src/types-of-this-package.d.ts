import type { ExportActions } from '@anfilada/contract/exports/exports'
import type { Language } from '@anfilada/contract/languages'
import type { MessageActions } from '@anfilada/contract/messages/messages'
import type { OrderActions } from '@anfilada/contract/orders/orders'
import type { PasswordActions } from '@anfilada/contract/identity/passwords'
import type { SecondFactorActions } from '@anfilada/contract/identity/second-factor'
import type { SessionActions } from '@anfilada/contract/identity/sessions'
import type exports from '@anfilada/phrases/exports/ru'
import type help from '@anfilada/phrases/help/ru'
import type { ru as comparison } from '@anfilada/phrases/comparison/ru'
import type { PhrasesLike } from '@anfilada/phrases/phrase-shape'
import type ru from '@anfilada/phrases/portal/ru'
import type palette from '@anfilada/phrases/palette/ru'
import type messages from '@anfilada/phrases/portal-messages/ru'
import type settings from '@anfilada/phrases/portal-settings/ru'

/** Checked by itself, this package stands in for the portal; each app puts its own types here instead. */
declare module './app.ts' {
  interface AppTypes {
    actions: ExportActions & MessageActions & OrderActions & PasswordActions & SecondFactorActions & SessionActions
    language: Language
    catalogue: PhrasesLike<typeof ru>
  }
}
declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof ru &
      typeof settings &
      typeof messages & { comparison: typeof comparison; exports: typeof exports; help: typeof help; palette: typeof palette }
  }
}
