import styles from '../empty-drawings.module.css'

/** An open door behind a rope: another right is needed. */
export function NoRight() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 200" aria-hidden="true">
      <path className={styles.wash} d="M126 60l34 12v100h-34z" />
      <path className={styles.quiet} d="M8 166h304M8 28h304M8 23h304" />
      <path d="M8 172h304M118 172V52h84v120M112 46h96v6h-96zM126 172V60h68v112M126 60l34 12v100h-34zM150 122v.02M88 172v-62M232 172v-62M80 172h16M224 172h16M84 106a4 4 0 0 1 8 0v4h-8zM228 106a4 4 0 0 1 8 0v4h-8z" />
      <path d="M92 116c30 34 106 34 136 0" strokeWidth="3" />
    </svg>
  )
}
