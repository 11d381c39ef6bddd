import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'
import type { Language } from '@anfilada/contract/languages'
import styles from './FormattedText.module.css'
import { type FormattedNode, readFormatted } from './read-formatted.ts'

type Kept = ComponentType<{ id: number; words: string }>
const justWords: Kept = ({ words }) => <span>{words}</span>
// Few texts have one, and it brings what asks and remembers: the login's notices stand before that is here.
const KeptPicture = lazy(() =>
  import('./KeptPicture.tsx').then(
    (module): { default: Kept } => ({ default: module.KeptPicture }),
    () => ({ default: justWords }),
  ),
)

type Props = {
  /** HTML of the server's formatted text. */
  html: string
  /** In which language it is written. */
  lang: Language
  /** Shows a picture of the product; without this its words stand there. */
  Picture?: ShowPicture
}
export type ShowPicture = ComponentType<{ name: string; alt: string; language: Language }>
type Around = Pick<Props, 'lang' | 'Picture'>

/** A text of editors, as React elements: no HTML reaches the browser as such (decision 0056). */
export function FormattedText({ html, lang, Picture }: Props) {
  return (
    <div className={styles.text} lang={lang} dir="auto">
      {readFormatted(html).map((node, key) => shown(node, key, { lang, ...(Picture && { Picture }) }))}
    </div>
  )
}

function shown(node: FormattedNode, key: number, around: Around): ReactNode {
  if (typeof node === 'string') return node
  const { element, href, inside } = node
  if (node.picture !== undefined) return pictured(node.picture, node.alt ?? '', { key, ...around })
  if (element === 'br' || element === 'hr') return createElement(element, { key })
  const children = inside.map((one, at) => shown(one, at, around))
  if (element !== 'a') return createElement(element, { key }, children)
  return href === undefined ? children : <TextLink key={key} href={href} words={children} />
}

function pictured(name: string, alt: string, { key, lang, Picture }: Around & { key: number }): ReactNode {
  // One that an editor sent has no name.
  if (/^\d+$/.test(name))
    return (
      <Suspense key={key} fallback={<span>{alt}</span>}>
        <KeptPicture id={Number(name)} words={alt} />
      </Suspense>
    )
  return Picture ? <Picture key={key} name={name} alt={alt} language={lang} /> : alt
}

/** What leads away from here opens beside it. */
function TextLink({ href, words }: { href: string; words: ReactNode }) {
  const away = /^https?:/.test(href)
  return (
    <a href={href} {...(away && { target: '_blank', rel: 'noreferrer' })}>
      {words}
    </a>
  )
}
