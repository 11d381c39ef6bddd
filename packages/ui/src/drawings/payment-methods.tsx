import styles from './payment-methods.module.css'

/** What can be paid with, as little signs of one size; each stands beside its name, so it is hidden from readers of the screen. */
function draw(lines: string, filled?: string) {
  return (
    <svg className={styles.sign} viewBox="0 0 36 24" aria-hidden="true">
      <path d="M1 3a2 2 0 0 1 2-2h30a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2z" />
      <path d={lines} />
      {filled && <path className={styles.filled} d={filled} />}
    </svg>
  )
}

/** A card: stripe, chip, number. */
export const CardPicture = () => draw('M1 7h34M1 9.5h34M5 18.5h4M11 18.5h4M17 18.5h4', 'M26 14h5v5h-5z')
/** A code to scan, with the hand of the clock that turns: money at once. */
export const SbpPicture = () =>
  draw(
    'M5 5h5.5v5.5H5zM13.5 5H19v5.5h-5.5zM5 13.5h5.5V19H5zM13.5 13.5h2M19 13.5v2.5M13.5 19h2.5M19 19v.01',
    'M27.5 4.5l-4 8.5h3l-1.5 6.5 6-9.5h-3.200l2.200-5.5z',
  )
/** A paper with lines and a sum. */
export const InvoicePicture = () =>
  draw('M11 5h14v14.5l-2.300-1.5-2.400 1.5-2.300-1.5-2.300 1.5-2.400-1.5-2.300 1.5zM14 8.5h8M14 11.5h8', 'M18 14h4v1.5h-4z')
