import styles from '../empty-drawings.module.css'

/** A desk with a bell: choose in the list. */
export function Choose() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 200" aria-hidden="true">
      <path
        className={styles.quiet}
        d="M8 166h304M8 28h304M8 23h304M60 130h88v32H60zM172 130h88v32h-88zM120 92l-8-6M128 82l-4-10M192 82l4-10"
      />
      <path d="M8 172h304M40 172v-52h240v52M32 112h256v8H32zM138 112c0-16 10-24 22-24s22 8 22 24zM132 112h56M160 88v-7M155 81h10M204 112V78h46v34M212 86h30M212 93h30M212 100h18" />
    </svg>
  )
}
