import styles from '../empty-drawings.module.css'

/** A raised bridge: no network. */
export function NoNetwork() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 200" aria-hidden="true">
      <path d="M4 126h74M242 126h74M4 132h70M246 132h70M78 126L132 42l6 4-52 86M242 126l-54-84-6 4 52 86M88 120l38-60M232 120l-38-60M100 113l7 6M112 95l7 6M124 76l7 6M220 113l-7 6M208 95l-7 6M196 76l-7 6M62 126v46h34v-46M224 126v46h34v-46M66 140h26M66 156h26M228 140h26M228 156h26M58 172h42M220 172h42M20 126v-22M40 126v-22M280 126v-22M300 126v-22M17 101a3 3 0 1 0 6 0a3 3 0 1 0-6 0M37 101a3 3 0 1 0 6 0a3 3 0 1 0-6 0M277 101a3 3 0 1 0 6 0a3 3 0 1 0-6 0M297 101a3 3 0 1 0 6 0a3 3 0 1 0-6 0M146 160h28l-5 8h-18zM160 160v-16l10 12h-10" />
      <path className={styles.quiet} d="M8 182h26M50 186h30M120 178h28M172 184h34M250 184h22M284 178h28M136 190h22" />
      <circle className={styles.moon} cx="160" cy="58" r="9" />
    </svg>
  )
}
