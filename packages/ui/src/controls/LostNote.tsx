import { use } from 'react'
import { ControlWords } from '../control-words.ts'
import styles from './LostNote.module.css'

/** Stands where the list would: it did not come, and is asked for again. */
export function LostNote() {
  return (
    <span role="status" className={styles.lost}>
      {use(ControlWords)?.lost}
    </span>
  )
}
