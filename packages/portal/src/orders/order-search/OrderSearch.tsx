import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { SearchIcon } from '@anfilada/ui/icons'
import type { Order } from '@anfilada/contract/orders/orders'
import { upcomingQuery } from '../orders.queries.ts'
import { findOrders } from './find-orders.ts'
import styles from './OrderSearch.module.css'
import { SearchResults } from './SearchResults.tsx'
import { usePickOrder } from './use-pick-order.ts'

/** specification/screens.md: so much later the field takes the focus. */
const focusDelay = 150
/** More than a reader looks through: the next letter is faster. */
const shownAtMost = 20

/** A combobox (ARIA practices: list autocomplete with manual selection) over the upcoming orders. `onClose` says whether the focus is to go back. */
export function OrderSearch({ onClose }: { onClose: (how: { byKey: boolean }) => void }) {
  const { language } = useLanguage()
  const orders = useQuery(upcomingQuery(language))
  const formats = useFormats()
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const pick = usePickOrder()
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus(), focusDelay)
    return () => clearTimeout(timer)
  }, [])

  const found = findOrders(orders.data ?? [], query, formats.date)
  const shown = found.slice(0, shownAtMost)
  const current = shown[Math.min(active, shown.length - 1)]

  function open(order: Order) {
    onClose({ byKey: false })
    void pick(order)
  }
  function onKeyDown(event: KeyboardEvent) {
    // Keys of an input method that is composing a word belong to it.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') onClose({ byKey: true })
    else if (event.key === 'Enter' && current) open(current)
    else if (step && shown.length > 0) setActive((Math.min(active, shown.length - 1) + step + shown.length) % shown.length)
    else return
    event.preventDefault()
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onClose({ byKey: false })
  }

  return (
    <div role="search" className={styles.search} onBlur={onBlur}>
      <SearchIcon />
      <SearchField
        ref={field}
        listId={listId}
        current={current}
        isExpanded={shown.length > 0}
        query={query}
        onType={(typed) => {
          setQuery(typed)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <SearchResults id={listId} shown={shown} current={current} onPick={open}>
        {query.trim() !== '' && <Outcome found={found.length} shown={shown.length} error={orders.error} isPending={orders.isPending} />}
      </SearchResults>
    </div>
  )
}

type FieldProps = {
  ref: Ref<HTMLInputElement>
  listId: string
  current: Order | undefined
  isExpanded: boolean
  query: string
  onType: (typed: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function SearchField({ ref, listId, current, isExpanded, query, onType, onKeyDown }: FieldProps) {
  const t = useTranslations('shell')
  return (
    <input
      ref={ref}
      className={styles.field}
      role="combobox"
      aria-label={t('search')}
      aria-expanded={isExpanded}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={current && `${listId}-${current.id}`}
      placeholder={t('search')}
      value={query}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="go"
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKeyDown}
    />
  )
}

/** What the list does not say itself; a live region, so that it is heard while typing goes on. */
function Outcome({ found, shown, error, isPending }: { found: number; shown: number; error: Error | null; isPending: boolean }) {
  const t = useTranslations('orders')
  const shell = useTranslations('shell')
  const sentence = useFailureSentence()
  if (isPending) return shell('loading')
  if (error) return sentence(error)
  if (found === 0) return t('search.none')
  return found > shown ? t('search.more', { count: String(found), shown: String(shown) }) : t('search.found', { count: found })
}
