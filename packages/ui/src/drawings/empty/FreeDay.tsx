import styles from '../empty-drawings.module.css'

/** A garden bench and a fountain without a jet: no visit on the day. */
export function FreeDay() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 200" aria-hidden="true">
      <path className={styles.wash} d="M130 66c0-20 13-34 23-34s23 14 23 34-13 28-23 28-23-8-23-28z" />
      <path className={styles.quiet} d="M8 160h26M290 160h22" />
      <path d="M8 172h304M176 172c0-8 22-10 52-10s52 2 52 10M196 162v-12h64v12M184 150h88c-6-10-20-14-44-14s-38 4-44 14zM228 136v-26M216 110h24c-2-6-6-8-12-8s-10 2-12 8zM44 172v-22M122 172v-22M36 144h94v6H36zM40 144v-26M126 144v-26M36 112h94v6H36zM36 124h94v6H36zM130 66c0-20 13-34 23-34s23 14 23 34-13 28-23 28-23-8-23-28zM153 172V58M153 82l-9-9M153 74l8-8" />
    </svg>
  )
}
