import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar, while anything is left to set up. */
export const setupSection = { word: 'setup', path: '/setup', ability: ['read', 'Staff'], whileWaiting: true } as const satisfies Section
