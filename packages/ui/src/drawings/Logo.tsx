import styles from './Logo.module.css'

/** The mark (doors within doors) and the word; `small` for the office's one line of chrome. */
export function Logo({ word, small = false }: { word?: string; small?: boolean }) {
  return (
    <span className={small ? `${styles.logo} ${styles.small}` : styles.logo}>
      <svg viewBox="0 0 30 34" aria-hidden="true">
        <path d="M2 33V2h26v31M6.5 33V7.5h17V33M11 33V13.5h9V33" />
        <path className={styles.leaf} d="M14 33V19h3.5v14z" />
      </svg>
      {word && <span>{word}</span>}
    </span>
  )
}
