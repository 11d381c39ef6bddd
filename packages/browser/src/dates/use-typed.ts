import { useState } from 'react'

type Shape = {
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** How a value stands in the field; what is none stands there as it was typed. */
  write: (value: string) => string
  /** The value that is meant; undefined where none is. `isWhole`: nothing is left to guess, so that it holds before the field is left. */
  read: (text: string) => { value: string; isWhole: boolean } | undefined
}

/**
 * What is typed into a field whose value is written in another way. The value is what is meant as soon as that is certain, and when the field
 * is left; what nobody can read stays as it was typed, is the value as well, and is never lost.
 */
export function useTyped({ value, onChange, onBlur, write, read }: Shape) {
  const [typed, setTyped] = useState<{ text: string; value: string; over: string }>()
  // Another value has come from elsewhere when it is neither what was typed nor what stood there before.
  const isTyping = typed !== undefined && (typed.value === value || typed.over === value)
  function onText(text: string): void {
    const meant = read(text)
    const next = meant?.isWhole ? meant.value : text
    setTyped({ text, value: next, over: value })
    if (next !== value) onChange(next)
  }
  function onLeave(): void {
    const meant = isTyping && typed.text.trim() !== '' ? read(typed.text) : undefined
    setTyped(undefined)
    if (meant && meant.value !== value) onChange(meant.value)
    onBlur?.()
  }
  return { text: isTyping ? typed.text : write(value), isTyping, onText, onLeave }
}
