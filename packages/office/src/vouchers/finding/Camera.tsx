import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { scannedCode } from '@anfilada/contract/vouchers/scanned-code'
import { Button } from '@anfilada/ui/Button'
import styles from '../vouchers.module.css'
import { useCamera } from './use-camera.ts'

/** Reads the code of a voucher off paper or another telephone. */
export function Camera({ onFound }: { onFound: (code: string) => void }) {
  const t = useTranslations('vouchers')
  const [isOther, setOther] = useState(false)
  const { state, picture, start, stop } = useCamera((text) => {
    const code = scannedCode(text)
    setOther(code === undefined)
    if (code !== undefined) onFound(code)
  })
  const isWanted = state === 'starting' || state === 'on'
  return (
    <div className={styles.camera}>
      {isWanted ? (
        <>
          <video ref={picture} className={styles.picture} aria-label={t('view')} muted playsInline />
          <Button wide onPress={stop}>
            {t('stop')}
          </Button>
        </>
      ) : (
        <Button wide variant="primary" onPress={start}>
          {t('scan')}
        </Button>
      )}
      <p role="status" className={styles.said}>
        {state === 'starting' && t('starting')}
        {state === 'on' && t(isOther ? 'notVoucher' : 'aim')}
        {(state === 'denied' || state === 'unavailable') && t(state)}
      </p>
    </div>
  )
}
