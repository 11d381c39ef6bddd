import styles from '../empty-drawings.module.css'

/** An open drawer of cards: a search or a filter found nothing. */
export function NoResult() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 200" aria-hidden="true">
      <path className={styles.quiet} d="M8 166h304M8 28h304M8 23h304M72 118h58M66 122h60" />
      <path d="M8 172h304M66 52h188v120H66zM66 92h188M66 132h188M160 52v120M76 60h74v24H76zM170 60h74v24h-74zM76 140h74v24H76zM170 140h74v24h-74zM105 72h16M199 72h16M105 152h16M199 152h16M199 112h16M170 100h74v24h-74z" />
      <path className={styles.paper} d="M76 100h74l-14 26H52zM52 126h84v22H52zM82 137h22" />
    </svg>
  )
}
