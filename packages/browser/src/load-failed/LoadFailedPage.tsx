import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { NoNetwork } from '@anfilada/ui/drawings/NoNetwork'
import { Empty } from '@anfilada/ui/Empty'
import styles from './LoadFailed.module.css'

type Props = {
  error: unknown
  /** What is known of a screen that did not come, beyond that. */
  late?: string | undefined
  /** Another way on. */
  way?: ReactNode
}

/**
 * Stands in for a screen that did not come, or that failed. A new version may be out, so the whole page is asked for again. Only what did not
 * come has to do with the network.
 */
export function LoadFailedPage({ error, late, way }: Props) {
  const t = useTranslations('shell')
  const isNetwork = late !== undefined || isChunkLost(error)
  return (
    <div className={styles.page}>
      <Empty
        isPage
        isAlert
        {...(isNetwork && { drawing: NoNetwork })}
        title={t(isNetwork ? 'loadFailed.title' : 'screenFailed.title')}
        text={late ?? t(isNetwork ? 'loadFailed.text' : 'screenFailed.text')}
        action={
          <span className={styles.ways}>
            <Button variant="primary" onPress={() => window.location.reload()}>
              {t('retry')}
            </Button>
            {way}
          </span>
        }
      />
    </div>
  )
}

/** A part of the app did not arrive: three browsers and Vite say it in words of their own. */
const lost = /dynamically imported module|importing a module script failed|unable to preload css/i

function isChunkLost(error: unknown): boolean {
  return error instanceof Error && lost.test(error.message)
}
