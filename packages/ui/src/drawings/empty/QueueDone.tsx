import styles from '../empty-drawings.module.css'

/** A coat, a chair and a cup: the queue is done. */
export function QueueDone() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 200" aria-hidden="true">
      <path className={styles.wash} d="M212 66c-10 10-12 40-10 62h22V78M240 66c10 10 12 40 10 62h-22" />
      <path className={styles.quiet} d="M8 166h304M8 28h304M8 23h304M144 96c-2-4 2-6 0-10M152 96c-2-4 2-6 0-10" />
      <path d="M8 172h304M226 172V62M212 172h28M226 70l-16-8M226 70l16-8M226 62v-6M212 66c-10 10-12 40-10 62h22V78M240 66c10 10 12 40 10 62h-22M60 172v-44h56v44M64 172v-44M112 172v-44M60 128V84h8v44M60 92h8M60 100h8M128 172v-50h52v50M122 116h64v6h-64zM146 116c-6 0-9-4-9-14h24c0 10-3 14-9 14zM161 104c6-1 6 7-1 8" />
    </svg>
  )
}
