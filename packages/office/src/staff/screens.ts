import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const staffSection = { word: 'staff', path: '/staff', ability: ['read', 'Staff'] } as const satisfies Section
