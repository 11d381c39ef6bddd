import { readRubles, writeRubles } from '../pricing/amounts/rubles.ts'

/** Typed rubles as kopecks, when they are more than nothing and no more than there is. */
export function readAmount(text: string, most: number): number | undefined {
  const sum = readRubles(text)
  const kopecks = sum.ok ? sum.kopecks : null
  return kopecks !== null && kopecks > 0 && kopecks <= most ? kopecks : undefined
}

export function writeAmount(kopecks: number): string {
  return writeRubles(kopecks, ',')
}
