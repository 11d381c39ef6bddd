import { latinNumber } from '@anfilada/ui/latin-digits'

/** The year in the name becomes the new one; a name without a year gets it at its end. */
export function named(name: string, year: number): string {
  const without = /\b20\d\d\b/.test(name) ? name.replace(/\b20\d\d\b/, String(year)) : `${name} ${year}`
  return without.slice(0, 120)
}

/** `7,5`, `-10`, nothing for no change; two decimals, as the server keeps. */
export function readPercent(text: string): number | undefined {
  const bare = latinNumber(text).replace(/[%٪+]/g, '').replace(',', '.')
  if (bare === '') return 0
  const percent = /^-?\d{1,3}(\.\d{1,2})?$/.test(bare) ? Number(bare) : undefined
  return percent !== undefined && percent >= -90 && percent <= 500 ? percent : undefined
}
