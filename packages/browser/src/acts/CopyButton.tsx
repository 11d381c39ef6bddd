import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@anfilada/ui/Button'
import { CheckIcon, CopyIcon } from '@anfilada/ui/icons'
import { showToast } from '@anfilada/ui/toasts'

/** Copies the text and says so on the button itself. */
export function CopyButton({ text }: { text: string }) {
  const t = useTranslations('security')
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    try {
      // Browsers give the clipboard to https pages only.
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      showToast({ tone: 'error', text: t('notCopied') })
    }
  }
  return (
    <Button icon={isCopied ? <CheckIcon /> : <CopyIcon />} onPress={() => void copy()}>
      <span aria-live="polite">{isCopied ? t('copied') : t('copy')}</span>
    </Button>
  )
}
