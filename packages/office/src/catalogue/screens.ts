import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const catalogueSection = { word: 'catalogue', path: '/catalogue', ability: ['update', 'Catalogue'] } as const satisfies Section
