import styles from '../empty-drawings.module.css'

/** A gallery with an empty frame: no orders yet. */
export function NoOrders() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 200" aria-hidden="true">
      <path d="M36 80h26v92H36z" className={styles.wash} />
      <path className={styles.quiet} d="M8 166h304M8 28h304M8 23h304" />
      <path d="M8 172h304M102 44h116v84H102zM108 50h104v72H108zM114 56h92v60h-92zM102 44l12 12M218 44l-12 12M102 128l12-12M218 128l-12-12M160 28l-34 16M160 28l34 16M152 137h16v8h-16zM118 172v-8M202 172v-8M112 158h96v6h-96zM124 172v-8M196 172v-8M30 172V74h38v98M36 172V80h26v92M24 68h50v6H24zM252 172V74h38v98M258 172V80h26v92M246 68h50v6h-50zM258 80l16 8v84M270 130v.02" />
    </svg>
  )
}
