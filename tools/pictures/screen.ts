import type { Page } from '@playwright/test'
import type { Language } from '../../packages/contract/src/languages.ts'
import type { OrderIds, Visit } from './demo-session.ts'
import type { Held } from './hold-places.ts'
import type { App } from './variants.ts'

/**
 * What a screen may need to be opened: demo orders by status, the head of the dispatcher’s queue, a visit that can be ordered, places held for
 * it when the screen has a draft, the language its buttons speak, the width of the window.
 */
export type Scene = { orders: OrderIds; queue: number; visit: Visit; hold?: Held | undefined; language: Language; width: number }

export type Screen = {
  name: string
  app: App
  /** The demo login who looks at it; without one, a visitor. */
  as?: 'agency' | 'agency-accountant' | 'agency-credit' | 'dispatcher' | 'admin'
  path: string | ((scene: Scene) => string)
  /** What the wizard finds in the browser's memory: the answers given so far. */
  draft?: (scene: Scene) => object
  /** What other forms find there, by its name in the tab's memory. */
  kept?: (scene: Scene) => Readonly<Record<string, object>>
  /** What the APIs answer in place of the server, by action: what a look must not make, and what lasts for seconds only. */
  answers?: (scene: Scene) => Readonly<Record<string, object | null>>
  /** What is still done to the loaded page until the screen stands as it is meant. */
  act?: (page: Page, scene: Scene) => Promise<void>
  /**
   * In `npm test` looked at in the light theme, or in both: these together show each pair of colours that words stand in (decision 0068). Without
   * it another row of the page is, and this one by the proof alone.
   */
  slice?: 'light' | 'both'
  /** Shown on phones only, or on desks only. */
  only?: 'phone' | 'desk'
}
