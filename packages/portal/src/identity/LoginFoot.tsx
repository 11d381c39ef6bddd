import type { ReactNode } from 'react'
import { EntranceFooter } from '../information/EntranceFooter.tsx'
import { InformationWords } from '../information/InformationWords.tsx'
import { LoginNotices } from '../publications/LoginNotices.tsx'
import { QuietPart } from '@anfilada/browser/QuietPart'
import styles from './LoginFoot.module.css'

/** Below the login's form: what editors tell everybody, and on which terms one orders and pays here. */
export default function LoginFoot(): ReactNode {
  return (
    <div className={styles.foot}>
      <LoginNotices />
      <QuietPart>
        <InformationWords>
          <EntranceFooter />
        </InformationWords>
      </QuietPart>
    </div>
  )
}
