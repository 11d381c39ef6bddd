import styles from '../empty-drawings.module.css'

/** A ticket window with its shutter down: no payments. */
export function NoPayments() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 200" aria-hidden="true">
      <path className={styles.quiet} d="M8 166h304M8 28h304M8 23h304" />
      <path d="M8 172h304M92 160V60h136v100M84 54h152v6H84zM84 160h152v6H84zM108 136V84c0-16 23-26 52-26s52 10 52 26v52zM108 96h104M108 108h104M108 120h104M108 132h104M144 144h32v8h-32zM130 32h60v16h-60zM142 40h36" />
    </svg>
  )
}
