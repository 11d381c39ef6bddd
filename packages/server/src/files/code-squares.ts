import { encode } from 'uqr'

/** A text as the square that a camera reads: unit squares as an SVG path. Four empty modules around belong to the code (ISO/IEC 18004). */
export function codeSquares(text: string): { path: string; size: number } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size }
}
