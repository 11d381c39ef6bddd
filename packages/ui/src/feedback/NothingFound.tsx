import type { ComponentProps } from 'react'
import { NoResult } from '../drawings/empty/NoResult.tsx'
import { Empty } from './Empty.tsx'

/** A search or a filter found nothing: the one place of its drawing, which no other emptiness has (a house rule holds it). */
export function NothingFound(words: Pick<ComponentProps<typeof Empty>, 'title' | 'text' | 'action'>) {
  return <Empty {...words} drawing={NoResult} />
}
