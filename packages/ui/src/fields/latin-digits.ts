/** Persian, Arabic and Chinese keyboards type digits of their own. */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}

/** A number as a Latin keyboard types it, without spaces; a comma stays, since what it parts is not known. */
export function latinNumber(text: string): string {
  return latinDigits(text)
    .replace(/[\s\u00a0\u202f٬]/g, '')
    .replace(/[٫．]/g, '.')
    .replace(/，/g, ',')
    .replace(/[−－]/g, '-')
}

/** A whole number from `least` to `most`, whatever keyboard it was typed on; undefined when it is none: neither 3.5 nor −5 nor 1e9. */
export function readWhole(text: string, { least = 0, most }: { least?: number; most: number }): number | undefined {
  const bare = latinNumber(text)
  const number = /^\d{1,15}$/.test(bare) ? Number(bare) : undefined
  return number !== undefined && number >= least && number <= most ? number : undefined
}
