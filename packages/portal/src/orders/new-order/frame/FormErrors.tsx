import { useTranslations } from 'use-intl'
import { ErrorSummary } from '@anfilada/ui/ErrorSummary'
import type { SendFailure } from './use-send.ts'

/** A field at fault; `target`: the name or id of its first control. */
export type FieldError<F extends string> = { field: F; target: string; label: string; message: string }

type Props<F extends string> = {
  items: readonly FieldError<F>[]
  failure: SendFailure | undefined
  /** 0: nothing was tried yet. */
  attempt: number
  onFollow: (field: F, target: string) => void
}

/** On top of the form, once: what must be mended, or what the server said; it takes focus at each attempt. */
export function FormErrors<F extends string>({ items, failure, attempt, onFollow }: Props<F>) {
  const t = useTranslations('newOrder')
  const follow = (target: string) => {
    const item = items.find((one) => one.target === target)
    if (item) onFollow(item.field, target)
  }
  if (attempt === 0) return null
  if (items.length > 0) {
    const listed = items.map(({ target, label, message }) => ({ field: target, label, message }))
    return <ErrorSummary title={t('errors', { count: items.length })} items={listed} attempt={attempt} onFollow={follow} />
  }
  if (!failure) return null
  const title = failure.unanswered ? `${failure.sentence} ${t('unanswered')}` : failure.sentence
  return <ErrorSummary title={title} items={[]} attempt={attempt} />
}
