import styles from '../empty-drawings.module.css'

/** A door that is only drawn on the wall: no such page. */
export function NoPage() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 200" aria-hidden="true">
      <path className={styles.quiet} d="M8 166h304M8 28h304M8 23h304M36 52h50v88H36zM234 52h50v88h-50z" />
      <path d="M8 172h304M30 46h62v100H30zM228 46h62v100h-62z" />
      <path d="M124 172V66h72v106M116 60h88v6h-88zM134 172V76h52v96" strokeDasharray="5 5" />
      <path d="M174 126v.02" strokeWidth="4" />
    </svg>
  )
}
