import styles from '../empty-drawings.module.css'

/** Pigeonholes, of which one has a letter: no messages. */
export function NoMail() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 200" aria-hidden="true">
      <path className={styles.wash} d="M128 92h24v10h-24z" />
      <path className={styles.quiet} d="M8 166h304M8 28h304M8 23h304" />
      <path d="M8 172h304M82 44h156v116H82zM82 73h156M82 102h156M82 131h156M121 44v116M160 44v116M199 44v116M74 38h172v6H74zM92 160v12M228 160v12M128 92h24v10h-24zM128 92l12 6 12-6" />
    </svg>
  )
}
