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

/** What a field of words offers, and what is told of it. */
export type Suggestion = { value: string; description?: string | null }

export type MenuItem = {
  id: string
  label: string
  icon?: ReactNode
  /** Given for a choice of one (languages): whether this is the present one. */
  isCurrent?: boolean
  /** The language that the label is written in. */
  lang?: string
  onPress: () => void
}
