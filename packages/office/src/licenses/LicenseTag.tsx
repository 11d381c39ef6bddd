import { useTranslations } from 'use-intl'
import type { LicenseState } from '@anfilada/contract/licenses/license-states'
import { Tag } from '@anfilada/ui/Tag'

const tones = {
  waiting: undefined,
  valid: 'green',
  expiring: 'amber',
  expired: 'red',
  suspended: 'red',
  refused: 'red',
} as const satisfies Record<LicenseState, 'green' | 'amber' | 'red' | undefined>

export function LicenseTag({ state }: { state: LicenseState }) {
  const t = useTranslations('licenses.states')
  const tone = tones[state]
  return <Tag {...(tone && { tone })}>{t(state)}</Tag>
}
