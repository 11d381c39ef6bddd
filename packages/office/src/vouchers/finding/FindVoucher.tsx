import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { scannedCode } from '@anfilada/contract/vouchers/scanned-code'
import { Button } from '@anfilada/ui/Button'
import { TextField } from '@anfilada/ui/TextField'
import styles from '../vouchers.module.css'
import { Camera } from './Camera.tsx'

/** Which voucher it is: scanned, or typed where there is no camera. */
export function FindVoucher({ onFound }: { onFound: (code: string) => void }) {
  const t = useTranslations('vouchers')
  const [typed, setTyped] = useState('')
  const [isJudged, setJudged] = useState(false)
  const code = scannedCode(typed)

  function find(event: FormEvent) {
    event.preventDefault()
    setJudged(true)
    if (code !== undefined) onFound(code)
  }
  return (
    <>
      <Camera onFound={onFound} />
      <form className={styles.form} noValidate onSubmit={find}>
        <TextField
          name="code"
          label={t('code')}
          hint={t('codeHint')}
          value={typed}
          onChange={setTyped}
          error={isJudged && code === undefined ? t('codeWrong') : undefined}
          autoComplete="off"
          maxLength={200}
        />
        <Button type="submit" wide>
          {t('find')}
        </Button>
      </form>
    </>
  )
}
