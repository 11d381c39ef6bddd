import { Link } from '@tanstack/react-router'
import { useRef, type KeyboardEvent, type Ref } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { Checkbox } from '@anfilada/ui/Checkbox'
import { StatusBadge } from '@anfilada/ui/StatusBadge'
import { Num } from '@anfilada/ui/Num'
import { NumberOf } from '../../shell/NumberOf.tsx'
import { statusShapes } from '../../orders/order-title.ts'
import { isOpen, type Wish } from '../windows.queries.ts'
import styles from './Wishes.module.css'

type Props = {
  ref: Ref<HTMLDivElement>
  wishes: readonly Wish[]
  picked: ReadonlySet<number>
  /** Why the last answer could not be given, by order. */
  refused: ReadonlyMap<number, string>
  canPick: boolean
  onPick: (picked: ReadonlySet<number>) => void
  onKey: (code: string) => void
}

/** By day and time; a day's box chooses the whole day, with Shift a box chooses all up to the one before. */
export function WishList({ ref, wishes, picked, refused, canPick, onPick, onKey }: Props) {
  const t = useTranslations('windows.wishes')
  const formats = useFormats()
  const last = useRef<number>(undefined)
  const days = Map.groupBy(wishes, ({ data }) => data.pass_date)
  const openIds = wishes.filter(isOpen).map(({ id }) => id)

  function pick(ids: readonly number[], isOn: boolean) {
    const next = new Set(picked)
    for (const id of ids) {
      if (isOn) next.add(id)
      else next.delete(id)
    }
    onPick(next)
  }
  function pickOne(id: number, isOn: boolean, extend: boolean) {
    const [from, to] = [openIds.indexOf(last.current ?? id), openIds.indexOf(id)]
    pick(extend && from >= 0 ? openIds.slice(Math.min(from, to), Math.max(from, to) + 1) : [id], isOn)
    last.current = id
  }
  /** Boxes are fields: the keys of the screen would leave them alone. */
  function onKeyDown(event: KeyboardEvent) {
    const { code, ctrlKey, altKey, metaKey } = event
    const step = { ArrowDown: 'KeyJ', ArrowUp: 'KeyK' }[code] ?? code
    if (ctrlKey || altKey || metaKey || !step.startsWith('Key') || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onKey(step)
  }

  return (
    <div ref={ref} onKeyDown={onKeyDown}>
      {[...days].map(([day, of]) => {
        const open = of.filter(isOpen).map(({ id }) => id)
        return (
          <section key={day} className={styles.day} aria-label={formats.dayAndWeekday(day)}>
            <h3>{formats.dayAndWeekday(day)}</h3>
            {canPick && open.length > 1 && (
              <Checkbox
                label={<span className="sr">{t('chooseDay', { day: formats.day(day) })}</span>}
                isChecked={open.every((id) => picked.has(id))}
                onChange={(isOn) => pick(open, isOn)}
              />
            )}
            <ul>
              {of.map((wish) => (
                <Row
                  key={wish.id}
                  wish={wish}
                  isPicked={picked.has(wish.id)}
                  fault={refused.get(wish.id)}
                  onPick={canPick && isOpen(wish) ? (isOn, extend) => pickOne(wish.id, isOn, extend) : undefined}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

type RowProps = {
  wish: Wish
  isPicked: boolean
  fault: string | undefined
  onPick: ((isOn: boolean, extend: boolean) => void) | undefined
}

function Row({ wish, isPicked, fault, onPick }: RowProps) {
  const t = useTranslations('windows.wishes')
  const category = useTranslations('category')
  const isShifted = useRef(false)
  const { id, info, data, customer, pax } = wish
  const label = t('choose', { id: String(id), customer: customer.name, time: info.time ?? '' })
  return (
    <li className={styles.row} data-picked={isPicked || undefined} onPointerDown={({ shiftKey }) => (isShifted.current = shiftKey)}>
      <span className={styles.pick}>
        {onPick && (
          <Checkbox
            label={<span className="sr">{label}</span>}
            isChecked={isPicked}
            onChange={(isOn) => {
              onPick(isOn, isShifted.current)
              isShifted.current = false
            }}
          />
        )}
      </span>
      <b className={styles.time}>
        <Num>{info.time}</Num>
      </b>
      <span className={styles.words}>
        <b>{customer.name}</b>
        <small>
          <Link to="/queue" search={{ order: id }}>
            <NumberOf id={id} />
          </Link>{' '}
          · {info.object || t('allObjects')} · {category(data.type)}
        </small>
      </span>
      <b>{t('pax', { count: pax })}</b>
      <span className={styles.badge}>
        <StatusBadge shape={statusShapes[info.status]} label={info.status_label} glyphOnly />
        {info.status === 'confirmed' && info.confirmed_time && <small>{t('confirmedAt', { time: info.confirmed_time })}</small>}
      </span>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </li>
  )
}
