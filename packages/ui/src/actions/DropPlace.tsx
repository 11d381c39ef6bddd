import { use, useState, type DragEvent, type ReactNode } from 'react'
import { ControlWords } from '../control-words.ts'
import styles from './DropPlace.module.css'

type Props = {
  /** It takes a file now: nothing is on its way already. */
  isReady: boolean
  onFile: (file: File) => void
  children: ReactNode
}

/** Where a file can be dropped: over it, it says so. The button that stands in it does the same by the keyboard. */
export function DropPlace({ isReady, onFile, children }: Props) {
  const words = use(ControlWords)
  const [isOver, setOver] = useState(false)
  return (
    <div
      className={styles.place}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        // Else the browser would open the file in place of the page.
        event.preventDefault()
        setOver(isReady)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file && isReady) onFile(file)
      }}
    >
      {children}
      {isOver && <p className={styles.release}>{words?.drop}</p>}
    </div>
  )
}

/** A dragged word of a text is the business of the field that it goes to. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')
