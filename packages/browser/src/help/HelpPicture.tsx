import { useEffect, useState } from 'react'
import type { Language } from '@anfilada/contract/languages'
import styles from './HelpView.module.css'
import type { Picture } from './pictures.ts'

type Props = {
  name: string
  /** What it shows, in the words of the text. */
  alt: string
  /** Of the text it stands in. */
  language: Language
}

/** A picture of a screen in the text's language; what there are, and each of them, comes when it is looked at. */
export function HelpPicture({ name, alt, language }: Props) {
  const [found, setFound] = useState<Picture | 'none'>()
  useEffect(() => {
    let isLeft = false
    import('./pictures.ts').then(
      ({ pictureOf }) => isLeft || setFound(pictureOf(name, language) ?? 'none'),
      // An answer is whole without it.
      () => isLeft || setFound('none'),
    )
    return () => {
      isLeft = true
    }
  }, [name, language])
  if (!found) return <span className={styles.waiting} data-skeleton />
  if (found === 'none') return <span className="mut">{alt}</span>
  return (
    <img className={styles.picture} src={found.url} width={found.width} height={found.height} alt={alt} loading="lazy" decoding="async" />
  )
}
