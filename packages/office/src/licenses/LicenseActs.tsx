import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useAct } from '@anfilada/browser/use-act'
import { decisionsAfter } from '@anfilada/contract/licenses/license-states'
import type { OfficeLicense } from '@anfilada/contract/licenses/licenses'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { showToast } from '@anfilada/ui/toasts'
import { DecideDialog } from './DecideDialog.tsx'
import styles from './LicenseActs.module.css'
import { licensesKey } from './licenses.queries.ts'
import { MergeDialog } from './MergeDialog.tsx'

type Open = 'refused' | 'suspended' | 'merge'
const openWords = { refused: 'refuse', suspended: 'suspend' } as const

/** What can be said of the license now, and that its guide is somebody else. */
export function LicenseActs({ license }: { license: OfficeLicense }) {
  const t = useTranslations('licenses')
  const [open, setOpen] = useState<Open>()
  const mayDecide = useMay()(['decide', 'OfficeLicense'])
  if (!mayDecide) return null
  const next = decisionsAfter(license.decision)
  const close = () => setOpen(undefined)
  return (
    <>
      <p className={styles.acts}>
        {/* What is over holds nothing, whatever is said of it. */}
        {next.includes('accepted') && license.days_left >= 0 && <AcceptButton license={license} />}
        {(['refused', 'suspended'] as const).map(
          (one) =>
            next.includes(one) && (
              <Button key={one} variant="danger" onPress={() => setOpen(one)}>
                {t(openWords[one])}
              </Button>
            ),
        )}
        <ActButton onPress={() => setOpen('merge')}>{t('merge')}</ActButton>
      </p>
      {open === 'merge' && <MergeDialog license={license} onClose={close} />}
      {(open === 'refused' || open === 'suspended') && <DecideDialog license={license} decision={open} onClose={close} />}
    </>
  )
}

function AcceptButton({ license: { license_id, revision } }: { license: OfficeLicense }) {
  const t = useTranslations('licenses')
  const { act, sending } = useAct([licensesKey], { untilRead: true })
  async function accept() {
    const { ok } = await act('decide_license', { license_id, revision, decision: 'accepted' })
    if (ok) showToast({ tone: 'done', text: t('accepted') })
  }
  return (
    <Button variant="primary" busy={sending !== undefined} busyLabel={t('accepting')} onPress={() => void accept()}>
      {t('accept')}
    </Button>
  )
}
