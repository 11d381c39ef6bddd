import styles from './act.module.css'

/** The look of a row's act for a router's link. */
export const actLinkClass: string = styles.act ?? ''
