import type { ReactNode } from 'react'
import { QuietPart } from '@anfilada/browser/QuietPart'
import { EntranceFooter } from '../information/EntranceFooter.tsx'
import { InformationWords } from '../information/InformationWords.tsx'
import { LoginNotices } from '../publications/LoginNotices.tsx'
import { PublicationWords } from '../publications/PublicationWords.tsx'
import { usePublicNotices } from '../publications/use-public-notices.ts'
import styles from './LoginFoot.module.css'

/**
 * Below the login's form: what editors tell everybody, and on which terms one orders and pays here. It comes at once, since on a phone one
 * stands above the other in the window.
 */
export default function LoginFoot(): ReactNode {
  const notices = usePublicNotices()
  if (notices === undefined) return null
  const footer = <EntranceFooter />
  return (
    <QuietPart>
      <InformationWords>
        <div className={styles.foot}>
          {notices ? (
            <QuietPart instead={footer}>
              <PublicationWords>
                <LoginNotices notices={notices} />
                {footer}
              </PublicationWords>
            </QuietPart>
          ) : (
            footer
          )}
        </div>
      </InformationWords>
    </QuietPart>
  )
}
