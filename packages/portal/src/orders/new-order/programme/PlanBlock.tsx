import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Kbd } from '@anfilada/ui/Kbd'
import { Num } from '@anfilada/ui/Num'
import styles from '../../plan/plan.module.css'
import { isPlaced, type BasketItem } from './basket.ts'
import { useItemWords } from './item-words.ts'
import { canMove, type Direction } from './moved-item.ts'

export type PlanActs = {
  onChoose: (id: string | undefined) => void
  /** Leads to the item's line in the list. */
  onOpenLine: (id: string) => void
  move: (item: BasketItem, direction: Direction) => void
}
type Props = { item: BasketItem; size: 'two' | 'thin'; isChosen: boolean; acts: PlanActs }

/** An item where its hours are: dashed while it is only written, struck when it was refused; one that is ordered leads to its order. */
export function PlanBlock({ item, size, isChosen, acts }: Props) {
  const { id, answer } = item
  const button = useFocusKept(isChosen ? item : undefined)
  if (isPlaced(answer))
    return (
      <Link to="/upcoming/info" search={{ id: answer.id }} className={classOf(size)} data-status={answer.status}>
        <Words item={item} size={size} />
      </Link>
    )
  const isRefused = answer !== undefined
  return (
    <button
      ref={button}
      type="button"
      className={classOf(size)}
      data-status={isRefused ? 'rejected' : 'draft'}
      data-closed={isRefused || undefined}
      aria-pressed={isChosen}
      onClick={() => acts.onChoose(isChosen ? undefined : id)}
      onKeyDown={(event) => pressed(event, { item, isChosen, acts })}
    >
      <Words item={item} size={size} />
    </button>
  )
}

const classOf = (size: Props['size']) => (size === 'two' ? styles.block : styles.thin)

/** A block that has moved among its neighbours lost the focus with its place: it comes back to it. */
function useFocusKept(item: BasketItem | undefined) {
  const button = useRef<HTMLButtonElement>(null)
  const had = useRef(false)
  had.current ||= button.current !== null && button.current === document.activeElement
  const hour = item && [item.draft.time, item.draft.pickup_time].join()
  useEffect(() => {
    if (hour !== undefined && had.current) button.current?.focus()
    had.current = false
  }, [hour])
  return button
}

function Words({ item, size }: Pick<Props, 'item' | 'size'>) {
  const t = useTranslations('plan')
  const orders = useTranslations('orders')
  const { kind, title, about, time, heads } = useItemWords(item)
  const { answer } = item
  const state = !answer ? t('unsent') : isPlaced(answer) ? orders(`status.${answer.status}`) : t('refused')
  if (size === 'thin')
    return (
      <span title={about}>
        <b>
          {kind}{' '}
          <span data-hour-inside="">
            <Num>{time}</Num>
          </span>
        </b>{' '}
        <bdi>{about}</bdi>
        <span className="sr">, {state}</span>
      </span>
    )
  return (
    <span>
      <b>
        <span>{title}</span>
      </b>
      <small>
        <span data-hour-inside="">
          <Num>{time}</Num> ·{' '}
        </span>
        {heads > 0 && `${orders('persons', { count: heads })} · `}
        {state}
      </small>
    </span>
  )
}

/** Arrows move what is chosen, as they are drawn; Enter leads to its line, Escape lets it go. Other keys walk between the blocks. */
function pressed(event: KeyboardEvent<HTMLElement>, { item, isChosen, acts }: Pick<Props, 'item' | 'isChosen' | 'acts'>): void {
  const act = actOf(event.key, { item, isChosen, acts })
  if (!act) return
  event.preventDefault()
  act(getComputedStyle(event.currentTarget).direction === 'rtl')
}

function actOf(
  key: string,
  { item, isChosen, acts }: Pick<Props, 'item' | 'isChosen' | 'acts'>,
): ((isMirrored: boolean) => void) | undefined {
  if (key === 'Enter') return () => acts.onOpenLine(item.id)
  if (!isChosen) return undefined
  if (key === 'Escape') return () => acts.onChoose(undefined)
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || !canMove(item)) return undefined
  return (isMirrored) => acts.move(item, (key === 'ArrowRight') === isMirrored ? 'earlier' : 'later')
}

/** Keys are named as they stand on them, in every language. */
const [space, enter] = ['Space', 'Enter']

/** Which keys do what with a block. */
export function PlanKeys() {
  const t = useTranslations('plan.keys')
  return (
    <>
      <span>
        <Kbd>{space}</Kbd> {t('choose')}
      </span>
      <span>
        <Kbd>←</Kbd> <Kbd>→</Kbd> {t('move')}
      </span>
      <span>
        <Kbd>{enter}</Kbd> {t('line')}
      </span>
    </>
  )
}
