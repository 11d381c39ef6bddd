import { useRef, useState } from 'react'
import { Num } from '../marks/words.tsx'
import { Table } from '../marks/Table.tsx'
import { Button } from './Button.tsx'
import { DropPlace } from './DropPlace.tsx'
import { FileInput } from './FileInput.tsx'
import styles from './FilePlace.module.css'

type PlaceProps = {
  words: { lead: string; choose: string; reading: string }
  /** What the system's window offers: endings and media types. */
  accept: string
  reading: boolean
  /** Where another act of the screen comes first. */
  isMinor?: boolean
  onFile: (file: File) => void
}

/** Where a file is dropped or chosen, as the first or the only thing to do. */
export function FilePlace({ words, accept, reading, isMinor = false, onFile }: PlaceProps) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <DropPlace isReady={!reading} onFile={onFile}>
      <p>{words.lead}</p>
      <FileInput ref={field} name="file" label={words.choose} accept={accept} onFile={onFile} />
      <Button variant={isMinor ? 'secondary' : 'primary'} busy={reading} busyLabel={words.reading} onPress={() => field.current?.click()}>
        {words.choose}
      </Button>
    </DropPlace>
  )
}

type FileFault = { sheet: string | null; place: string; read: string; message: string }
type FaultsProps = {
  /** `place`: a cell, or a path in JSON; empty: all of the sheet or file. */
  faults: readonly FileFault[]
  words: { caption: string; place: string; stands: string; fault: string; whole?: string; more: (count: number) => string }
}

const atOnce = 100

/** In which cell of which sheet of a file something is wrong, what stands there, and what should. */
export function FileFaults({ faults, words }: FaultsProps) {
  const [shown, setShown] = useState(atOnce)
  return (
    <>
      <Table caption={words.caption}>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.stands}</th>
            <th scope="col">{words.fault}</th>
          </tr>
        </thead>
        <tbody>
          {faults.slice(0, shown).map(({ sheet, place, read, message }) => (
            <tr key={`${sheet} ${place} ${message}`}>
              <td className={styles.where}>
                {place === '' ? words.whole : <Num>{place}</Num>}
                {sheet !== null && <small>{sheet}</small>}
              </td>
              <td className={styles.stands}>
                <bdi>{read}</bdi>
              </td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {faults.length > shown && (
        <div>
          <Button onPress={() => setShown(shown + atOnce)}>{words.more(faults.length - shown)}</Button>
        </div>
      )}
    </>
  )
}
