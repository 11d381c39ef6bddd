import type { Phrases } from './language.ts'

declare module 'use-intl' {
  interface AppConfig {
    Messages: Phrases
  }
}
