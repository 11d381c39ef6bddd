import type { Page } from '@playwright/test'
import type { Language } from '../../packages/contract/src/languages.ts'
import type { OrderIds, Visit } from './demo-session.ts'
import type { Door } from './variants.ts'

/** What a screen may need to be opened: demo orders by status, the head of the dispatcher’s queue, the language its buttons speak, the width of the window. */
export type Scene = { orders: OrderIds; queue: number; visit: Visit; language: Language; width: number }

export type Screen = {
  name: string
  door: Door
  /** The demo login who looks at it; without one, a visitor. */
  as?: 'agency' | 'agency-accountant' | 'dispatcher' | 'admin'
  path: string | ((scene: Scene) => string)
  /** What the wizard finds in the browser's memory: the answers given so far. */
  draft?: (scene: Scene) => object
  /** What is still done to the loaded page until the screen stands as it is meant. */
  act?: (page: Page, scene: Scene) => Promise<void>
  /** Shown on phones only, or on desks only. */
  only?: 'phone' | 'desk'
}
