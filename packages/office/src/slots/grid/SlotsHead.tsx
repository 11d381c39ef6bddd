import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { ObjectName } from '@anfilada/contract/pricing/terms'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { IconButton } from '@anfilada/ui/IconButton'
import { ChevronEndIcon, ChevronStartIcon } from '@anfilada/ui/icons'
import { Segment } from '@anfilada/ui/Segment'
import { SelectField } from '@anfilada/ui/SelectField'
import page from '../../shell/page/page.module.css'
import type { SlotsSearch } from '../screens.ts'
import type { Period } from './use-period.ts'
import styles from '../SlotsPage.module.css'

type Props = {
  objects: readonly ObjectName[]
  object: ObjectName | undefined
  period: Period
  canEdit: boolean
  onGo: (part: { [K in keyof SlotsSearch]: SlotsSearch[K] | undefined }) => void
  onMake: () => void
  onCopy: () => void
}

/** Which object, which days, and what may be done with them as a whole. */
export function SlotsHead({ objects, object, period, canEdit, onGo, onMake, onCopy }: Props) {
  const t = useTranslations('slots')
  return (
    <header className={page.band}>
      <h1>{t('title')}</h1>
      <div className={styles.object}>
        <SelectField
          label={<span className="sr">{t('object')}</span>}
          name="object"
          options={objects.map((one) => ({ value: one.museum_object_id, label: one.museum, description: one.object }))}
          value={object?.museum_object_id ?? ''}
          onChange={(value) => onGo({ object: value })}
        />
      </div>
      {period.view !== 'rules' && <PeriodSteps period={period} onGo={onGo} />}
      <Segment
        label={t('view')}
        options={[
          { value: 'week', label: t('week') },
          { value: 'month', label: t('month') },
          { value: 'rules', label: t('byRule') },
        ]}
        value={period.view}
        onChange={(view) => onGo({ view: view === 'week' ? undefined : view })}
      />
      {canEdit && period.view !== 'rules' && (
        <div className={styles.acts}>
          <Button size="s" keyShortcuts="N" onPress={onMake}>
            {t('make.open')}
          </Button>
          {period.view === 'week' && (
            <Button size="s" keyShortcuts="C" onPress={onCopy}>
              {t('copy.open')}
            </Button>
          )}
        </div>
      )}
    </header>
  )
}

function PeriodSteps({ period, onGo }: Pick<Props, 'period' | 'onGo'>) {
  const t = useTranslations('slots')
  return (
    <div className={styles.period}>
      <IconButton label={t('previous')} keyShortcuts="K" onPress={() => onGo({ day: period.earlier })}>
        <ChevronStartIcon />
      </IconButton>
      <PeriodWords period={period} />
      <IconButton label={t('next')} keyShortcuts="J" onPress={() => onGo({ day: period.later })}>
        <ChevronEndIcon />
      </IconButton>
      <ActButton onPress={() => onGo({ day: undefined })}>{t('today')}</ActButton>
    </div>
  )
}

function PeriodWords({ period }: { period: Period }) {
  const t = useTranslations('slots')
  const formats = useFormats()
  const words = { from: formats.day(period.from), to: formats.day(period.to) }
  return <h2 aria-live="polite">{period.view === 'month' ? formats.month(period.from) : t('period', words)}</h2>
}
