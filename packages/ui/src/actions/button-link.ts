import { classNames } from '../class-names.ts'
import styles from './Button.module.css'

/** The look of a button for a router's link. */
export function buttonLinkClass(variant: 'primary' | 'secondary' = 'primary', wide = false): string {
  return classNames(styles.button, styles[variant], styles.link, wide && styles.wide) ?? ''
}
