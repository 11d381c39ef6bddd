import { createContext } from 'react'

/** What controls say by themselves; whoever draws the page gives the words of its language. */
export type Words = {
  notWhole: string
  /** The text is longer than the field takes. */
  over: (length: { most: number; over: number }) => string
  /** Of a row those that had no room. */
  others: (count: number) => string
  /** A file is held above the place that takes it. */
  drop: string
  /** What should open did not come over the network, and is asked for again. */
  lost: string
  /** Of several chosen the first, and how many others there are. */
  andMore: (chosen: { name: string; count: number }) => string
  /** Lets go of all that is chosen. */
  clearAll: string
  /** Shows what is chosen, with how many that will be where it is known. */
  show: (count: number | undefined) => string
}

export const ControlWords = createContext<Words | undefined>(undefined)
