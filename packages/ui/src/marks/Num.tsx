import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** A number, time, phone or №: runs left to right inside any line, with tabular figures. */
export function Num({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <bdi dir="ltr" className={classNames('num', className)}>
      {children}
    </bdi>
  )
}
