import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import code from './Code.module.css'
import kbd from './Kbd.module.css'
import tag from './Tag.module.css'

/** A number, time, phone or №: runs left to right inside any line, with tabular figures. */
export function Num({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <bdi dir="ltr" className={classNames('num', className)}>
      {children}
    </bdi>
  )
}

/** A key, told in a line of keys. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={kbd.key}>{children}</kbd>
}

/** The key printed on a control, which names it by `aria-keyshortcuts`: read aloud, it would be glued to the word. `onFill`: on a filled one. */
export function KeyCap({ children, onFill = false }: { children: ReactNode; onFill?: boolean }) {
  return (
    <kbd className={classNames(kbd.key, onFill && kbd.onFill)} aria-hidden="true">
      {children}
    </kbd>
  )
}

/** A label on the wall: a count, a category, a mark. */
export function Tag({ tone, children }: { tone?: 'amber' | 'red' | 'green'; children: ReactNode }) {
  return <span className={classNames(tag.tag, tone && tag[tone])}>{children}</span>
}

/** A key, a secret or a code that is copied letter by letter: left to right in any line, broken wherever it must be. */
export function Code({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <code className={classNames(code.code, className)}>{children}</code>
}
