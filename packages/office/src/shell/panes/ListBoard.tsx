import { useTranslations } from 'use-intl'
import type { ReactNode } from 'react'
import { classNames } from '@anfilada/ui/class-names'
import { Choose } from '@anfilada/ui/drawings/Choose'
import { Empty } from '@anfilada/ui/Empty'
import { stepFrom } from '../keys/neighbours.ts'
import { ScreenKeysBar, type NamedKey } from '../keys/ScreenKeysBar.tsx'
import { useScreenKeys, type ScreenKeys } from '../keys/use-screen-keys.ts'
import board from './Board.module.css'
import { ListPane, type List, type ListRow, type ListWord } from './ListPane.tsx'
import { focusSearch } from './SearchField.tsx'
import { useOpenFirst } from './use-open-first.ts'

type Words = { word: (word: ListWord | 'noneTitle' | 'noneText') => string }

type Props<R extends ListRow> = List<R> &
  Words & {
    /** Of the page; without it the board is a part of a page that has its heading. */
    title?: string
    /** Nothing chosen means a new one, which is begun beside the list. */
    beginsNew?: boolean
    /** The card leaves no third pane. */
    isPair?: boolean
    /** Keys beside J, K and /, and how the bar calls them. */
    acts?: ScreenKeys
    actWords?: readonly NamedKey[]
    renderRow: (row: R) => ReactNode
    /** The chosen one; nothing while there is none. */
    children: ReactNode
    /** In place of the invitation to choose one. */
    nothing?: ReactNode
  }

/** A list that is searched and narrowed, page after page, and what is chosen of it beside it, the first to begin with: J and K walk, / searches, a phone shows one of the two. */
export function ListBoard<R extends ListRow>({
  title,
  beginsNew = false,
  isPair,
  acts,
  actWords = [],
  renderRow,
  children,
  nothing,
  ...list
}: Props<R>) {
  const keys = useTranslations('listKeys')
  const { rows, chosen, onChoose, word } = list
  useOpenFirst(chosen, beginsNew ? undefined : rows[0]?.id, (first) => onChoose(first, true))
  function walk(by: 1 | -1) {
    const next = stepFrom(
      rows.map(({ id }) => id),
      chosen,
      by,
    )
    if (next !== undefined) onChoose(next, true)
  }
  useScreenKeys({ KeyJ: () => walk(1), KeyK: () => walk(-1), Slash: focusSearch, ...acts })
  return (
    <>
      <Frame title={title} className={classNames(board.board, isPair && board.pair, chosen !== undefined && board.opened)}>
        <ListPane {...list}>{renderRow}</ListPane>
        {children || <div className={board.nothing}>{nothing || <Invitation isListed={rows.length > 0} word={word} />}</div>}
      </Frame>
      <ScreenKeysBar keys={[[['J', 'K'], keys('walk')], [['/'], keys('search')], ...actWords]} />
    </>
  )
}

function Frame({ title, className, children }: { title: string | undefined; className: string | undefined; children: ReactNode }) {
  if (title === undefined) return <div className={className}>{children}</div>
  return (
    <main id="content" className={className}>
      <h1 className="sr">{title}</h1>
      {children}
    </main>
  )
}

/** Beside an empty list nothing is said twice. */
function Invitation({ isListed, word }: Words & { isListed: boolean }) {
  return isListed && <Empty drawing={Choose} title={word('noneTitle')} text={word('noneText')} />
}
