import { createContext } from 'react'

/** What fields say by themselves while somebody types; whoever draws the page gives the words of its language. */
export type TypingWords = {
  notWhole: string
  /** The text is longer than the field takes. */
  over: (length: { most: number; over: number }) => string
}

export const FieldWords = createContext<TypingWords | undefined>(undefined)
