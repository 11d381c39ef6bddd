import styles from './Skeleton.module.css'

type Props = { width?: string; height?: string; className?: string | undefined }

/** A sunken bar in the place of what is loading, in the real grid; no shimmer. */
export function Skeleton({ width, height, className }: Props) {
  return (
    <span
      className={className ? `${styles.bar} ${className}` : styles.bar}
      style={{ inlineSize: width, blockSize: height }}
      aria-hidden="true"
      data-skeleton=""
    />
  )
}

/** Nothing to see: something will stand here, and what is behind it waits for it (`data-behind` of base.css). */
export function Coming() {
  return <span hidden data-skeleton="" />
}

/** Rows that stand for a list while it loads; `label` tells it to readers of the screen. */
export function SkeletonRows({ rows, label, rowHeight = '112px' }: { rows: number; label: string; rowHeight?: string }) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row} style={{ minBlockSize: rowHeight }}>
          <Skeleton height="28px" />
          <div className={styles.lines}>
            <Skeleton />
            <Skeleton width="60%" />
          </div>
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
