import { useRef } from 'react'
import { Button } from './Button.tsx'
import { FileInput } from './FileInput.tsx'
import styles from './FilePlace.module.css'

type Props = {
  words: { lead: string; choose: string; reading: string }
  /** What the system's window offers: endings and media types. */
  accept: string
  reading: boolean
  /** Where another act of the screen comes first. */
  isMinor?: boolean
  onFile: (file: File) => void
}

/** Where a file is dropped or chosen. */
export function FilePlace({ words, accept, reading, isMinor = false, onFile }: Props) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <div
      className={styles.drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file && !reading) onFile(file)
      }}
    >
      <p>{words.lead}</p>
      <FileInput ref={field} name="file" label={words.choose} accept={accept} onFile={onFile} />
      <Button variant={isMinor ? 'secondary' : 'primary'} busy={reading} busyLabel={words.reading} onPress={() => field.current?.click()}>
        {words.choose}
      </Button>
    </div>
  )
}
