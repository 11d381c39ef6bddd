import styles from './Enfilade.module.css'
import scene from './enfilade.svg?no-inline'

/**
 * The six rooms of the login page. The drawing is a file of its own beside the script, pulled in by reference:
 * what is referenced inherits the page's custom properties, so it keeps the tokens and turns dark with them. Decoration, unless labelled.
 */
export function Enfilade({ label }: { label?: string }) {
  return (
    <svg className={styles.scene} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <use href={`${scene}#scene`} width="100%" height="100%" />
    </svg>
  )
}
