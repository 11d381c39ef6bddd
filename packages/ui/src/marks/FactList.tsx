import type { ReactNode } from 'react'
import styles from './FactList.module.css'

export type FactRow = readonly [label: string, value: ReactNode]

/** Names and values in lines; what has no value is left out. */
export function FactList({ facts }: { facts: readonly FactRow[] }) {
  return (
    <dl>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Facts side by side, each under its name, as many in a line as have room; of `Fact`. */
export function FactGrid({ children }: { children: ReactNode }) {
  return <dl className={styles.grid}>{children}</dl>
}

/** One name and its value in any list of facts; `under`: what is said more of it, in small letters. */
export function Fact({ term, under, children }: { term: ReactNode; under?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children}
        {under && <small className={styles.under}>{under}</small>}
      </dd>
    </div>
  )
}
