import { useMemo } from 'react'
import { encode } from 'uqr'
import { classNames } from '../class-names.ts'
import styles from './QrCode.module.css'

/** The text as a QR code that a telephone's camera reads; `label` tells what it is for. `fills`: as large as what it stands in. */
export function QrCode({ text, label, fills = false }: { text: string; label: string; fills?: boolean }) {
  const { size, path } = useMemo(() => draw(text), [text])
  return (
    <svg
      className={classNames(styles.code, fills && styles.fills)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

/** One path of unit squares. Four empty modules around belong to the code (ISO/IEC 18004). */
function draw(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: squares.join('') }
}
