import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchKept } from '../acts/save-file.ts'
import { thisApp } from '../app.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import styles from './FormattedText.module.css'

/** For readers those of what is shown to them, for editors all (`filesPath` and `picturesPath` of the contract would bring its schemas here). */
const paths = { portal: '/api/v1/pictures/', office: '/api/office/files/picture/' }

/** A picture of a text: only the session's header opens it, so that it is asked for as everything is, and its words stand there until it comes. */
export function KeptPicture({ id, words }: { id: number; words: string }) {
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['picture', id],
    queryFn: () => fetchKept(paths[thisApp().name] + String(id), language),
    staleTime: Infinity,
  })
  const source = useDataAddress(data)
  return source === undefined ? <span>{words}</span> : <img className={styles.picture} src={source} alt={words} />
}

/** The bytes as an address: the policy of our pages takes no other than `data:` beside our own. */
function useDataAddress(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const reader = new FileReader()
    const stop = new AbortController()
    reader.addEventListener('load', () => typeof reader.result === 'string' && setAddress(reader.result), { signal: stop.signal })
    reader.readAsDataURL(file)
    return () => stop.abort()
  }, [file])
  return address
}
