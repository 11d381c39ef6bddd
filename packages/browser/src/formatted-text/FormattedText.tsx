import { createElement, type ReactNode } from 'react'
import styles from './FormattedText.module.css'
import { type FormattedNode, readFormatted } from './read-formatted.ts'

type Props = {
  /** HTML of the server's formatted text. */
  html: string
  /** In which language it is written. */
  lang: string
}

/** A text of editors, as React elements: no HTML reaches the browser as such (decision 0056). */
export function FormattedText({ html, lang }: Props) {
  return (
    <div className={styles.text} lang={lang} dir="auto">
      {readFormatted(html).map(shown)}
    </div>
  )
}

function shown(node: FormattedNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { element, href, inside } = node
  if (element === 'br' || element === 'hr') return createElement(element, { key })
  const children = inside.map(shown)
  if (element !== 'a') return createElement(element, { key }, children)
  return href === undefined ? children : <TextLink key={key} href={href} words={children} />
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
