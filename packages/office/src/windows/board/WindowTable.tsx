import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import type { OfficeWindow, WindowMuseum } from '@anfilada/contract/orders/windows'
import { monthAfter } from '@anfilada/contract/dates'
import type { WindowsSearch } from '../screens.ts'
import styles from './WindowTable.module.css'

type Props = { windows: readonly OfficeWindow[]; museums: readonly WindowMuseum[]; opened: WindowsSearch }

const monthsShown = 4

/** Museums down, months across: whether wishes are taken, until when, and how many still want an answer. */
export function WindowTable({ windows, museums, opened }: Props) {
  const t = useTranslations('windows')
  const formats = useFormats()
  const now = museumDate(new Date()).slice(0, 7)
  const months = Array.from({ length: monthsShown }, (_, at) => monthAfter(now, at))
  return (
    <div className={styles.board}>
      <table className={styles.table}>
        <caption className="sr">{t('list')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('museum')}</span>
            </th>
            {months.map((month) => (
              <th key={month} scope="col" title={formats.month(`${month}-01`)}>
                {formats.shortMonth(`${month}-01`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {museums.map((museum) => (
            <tr key={museum.id}>
              <th scope="row">{museum.name}</th>
              {months.map((month) => (
                <td key={month}>
                  <Cell
                    museum={museum}
                    month={month}
                    window={windows.find((one) => one.museum_id === museum.id && one.month === month)}
                    isOpened={opened.museum === museum.id && opened.month === month}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = { museum: WindowMuseum; month: string; window: OfficeWindow | undefined; isOpened: boolean }

function Cell({ museum, month, window, isOpened }: CellProps) {
  const t = useTranslations('windows')
  const formats = useFormats()
  const { state, asked, waiting } = window ?? { state: 'none' as const, asked: 0, waiting: 0 }
  const words = { museum: museum.name, month: formats.month(`${month}-01`), state: t(`states.${state}`) }
  return (
    <Link
      to="/windows"
      search={{ museum: museum.id, month }}
      className={styles.cell}
      data-state={state}
      aria-current={isOpened ? 'true' : undefined}
    >
      <span className="sr">{t('cell', { ...words, asked, waiting })}</span>
      <span aria-hidden="true" className={styles.face}>
        {window ? <Figures asked={asked} waiting={waiting} /> : <b>+</b>}
        <small>{window ? words.state : t('set')}</small>
      </span>
    </Link>
  )
}

/** Nothing is said of a window without wishes. */
function Figures({ asked, waiting }: Pick<OfficeWindow, 'asked' | 'waiting'>) {
  return (
    <>
      <b>{asked > 0 && asked}</b>
      {waiting > 0 && <sup>{waiting}</sup>}
    </>
  )
}
