import type { ReactNode } from 'react'
import type { StatusShape } from '../marks/StatusBadge.tsx'

export type SelectOption<V extends string = string> = {
  value: V
  label: string
  description?: string | undefined
  /** At the end of its row: how many there are. With none it is shown, but cannot be chosen. */
  count?: number | undefined
  /** The door of a status, before its word. */
  status?: StatusShape | undefined
}

/** Shown, so that nobody looks for it, and not to be chosen: nothing would follow. */
export const isNothing = ({ count }: SelectOption) => count === 0

/** «Not chosen» is an option like others in a filter, but no key of a list. */
export const keyOf = (value: string) => `-${value}`

/** What a field of words offers, and what is told of it. */
export type Suggestion = { value: string; description?: string | null }

export type MenuItem = {
  id: string
  label: string
  icon?: ReactNode
  /** Given for a choice of one (languages): whether this is the present one. */
  isCurrent?: boolean
  /** Cannot be taken back: the last of its menu, set apart and red. */
  isDanger?: boolean
  /** The language that the label is written in. */
  lang?: string
  onPress: () => void
}
