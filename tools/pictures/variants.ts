import type { Language } from '../../packages/contract/src/languages.ts'

export type App = 'portal' | 'office'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** How a screen is looked at. */
export type Variant = { language: Language; theme: Theme; width: number }

/** Desktop and phone, with the height of what is seen at once. */
export const widths = { 1440: 900, 390: 844 } as const

/** Where a screen is shown: on phones alone, on desks alone, or on both; the wider first. */
export function widthsOf({ only }: { only?: 'phone' | 'desk' }): number[] {
  const all = Object.keys(widths).map(Number)
  return all.filter((width) => only === undefined || (only === 'phone') === width < 700).toSorted((one, other) => other - one)
}

/** The office speaks two languages, the portal all. */
export function languagesOf({ app }: { app: App }, wanted: readonly Language[]): Language[] {
  return wanted.filter((language) => app === 'portal' || language === 'ru' || language === 'en')
}

export function nameOf({ language, theme, width }: Variant): string {
  return `${language}-${theme}-${width}`
}
