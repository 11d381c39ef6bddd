import { TextField } from '@anfilada/ui/TextField'
import { readRubles, writeRubles } from '../pricing/amounts/rubles.ts'

type Props = { label: string; value: string; error: string | undefined; hint?: string | undefined; onChange: (value: string) => void }

export function AmountField(props: Props) {
  return <TextField name="amount" inputMode="decimal" dir="ltr" autoComplete="off" {...props} />
}

/** Typed rubles as kopecks, when they are more than nothing and no more than there is. */
export function readAmount(text: string, most: number): number | undefined {
  const sum = readRubles(text)
  const kopecks = sum.ok ? sum.kopecks : null
  return kopecks !== null && kopecks > 0 && kopecks <= most ? kopecks : undefined
}

export function writeAmount(kopecks: number): string {
  return writeRubles(kopecks, ',')
}
