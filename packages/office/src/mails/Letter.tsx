import type { OfficeMailDetails } from '@anfilada/contract/mails'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import styles from './Letter.module.css'
import { letterParts, type LetterPart } from './letter-parts.ts'

/**
 * The mail as its reader sees it, set from its text. Its HTML is not put into the page, not even in a sandboxed frame: the policy of the page
 * (`trusted-types 'none'`, no frames, no inline styles) refuses markup that comes from elsewhere, and facts in mails are people's text.
 */
export function Letter({ mail, isLocal }: { mail: OfficeMailDetails; isLocal: boolean }) {
  return (
    <article className={styles.letter} lang={mail.language} dir={mail.language === 'fa' ? 'rtl' : 'ltr'}>
      <h2>{mail.subject}</h2>
      {letterParts(mail.text).map((part, place) => (
        <Part key={place} part={part} isLocal={isLocal} />
      ))}
    </article>
  )
}

function Part({ part, isLocal }: { part: LetterPart; isLocal: boolean }) {
  if (part.kind !== 'link') return <p className={part.kind === 'footer' ? styles.footer : undefined}>{part.text}</p>
  return (
    <>
      <p>
        {isLocal ? (
          <a href={part.address} target="_blank" rel="noopener" className={buttonLinkClass('primary')}>
            {part.words}
          </a>
        ) : (
          <span className={buttonLinkClass('primary')}>{part.words}</span>
        )}
      </p>
      <p className={styles.address} dir="ltr">
        {part.address}
      </p>
    </>
  )
}
