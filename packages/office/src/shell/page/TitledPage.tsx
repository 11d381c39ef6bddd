import type { ReactNode } from 'react'
import { classNames } from '@anfilada/ui/class-names'
import page from './page.module.css'

type Props = {
  title: string
  /** Said beside the title. */
  note?: ReactNode
  /** Between the title and the acts: what is shown. */
  tools?: ReactNode
  acts?: ReactNode
  /** Read on a phone more than at a desk. */
  narrow?: boolean
  children: ReactNode
}

/** A screen that scrolls as a whole, its title and what may be done on top. */
export function TitledPage({ title, note, tools, acts, narrow = false, children }: Props) {
  return (
    <main id="content" className={classNames(page.scrolling, page.padded, narrow && page.narrow)}>
      <header className={page.head}>
        <div className={page.title}>
          <h1>{title}</h1>
          {note}
        </div>
        {tools}
        {acts && <div className={page.acts}>{acts}</div>}
      </header>
      {children}
    </main>
  )
}
