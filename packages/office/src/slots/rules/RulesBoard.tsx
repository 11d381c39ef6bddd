import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { isFilling, type SlotRule, type SlotRules } from '@anfilada/contract/orders/slot-rules'
import type { ObjectName } from '@anfilada/contract/pricing/terms'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { Empty } from '@anfilada/ui/Empty'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { slotRulesQuery } from '../slots.queries.ts'
import { HandOverDialog } from './HandOverDialog.tsx'
import { HorizonDialog } from './HorizonDialog.tsx'
import { RemoveRuleDialog } from './RemoveRuleDialog.tsx'
import { RuleDialog } from './RuleDialog.tsx'
import { Unruled } from './RulePreview.tsx'
import { RuleRow } from './RuleRow.tsx'
import styles from './rules.module.css'

type Opened = { what: 'rule'; rule: SlotRule | undefined } | { what: 'remove'; rule: SlotRule } | { what: 'horizon' } | { what: 'handOver' }
type Props = { object: ObjectName; canEdit: boolean }

/** The rules by which an object's slots are made, and until when there are some. */
export function RulesBoard({ object, canEdit }: Props) {
  const t = useTranslations('slots.rules')
  const shell = useTranslations('shell')
  const { language } = useLanguage()
  const [opened, setOpened] = useState<Opened>()
  const read = useQuery(slotRulesQuery(object.museum_object_id, language))
  if (read.isLoadingError)
    return <ListFailed title={t('failed')} error={read.error} busy={read.isFetching} onRetry={() => void read.refetch()} />
  if (!read.data) return <SkeletonRows rows={4} rowHeight="72px" label={shell('loading')} />
  return (
    <section className={styles.board} aria-label={t('label')}>
      <p className="mut">{t('lead')}</p>
      <Horizon rules={read.data} onOpen={canEdit ? (what) => setOpened({ what }) : undefined} />
      {read.data.rules.length === 0 ? (
        <Empty title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <ul className={styles.rules}>
          {read.data.rules.map((rule) => (
            <RuleRow
              key={rule.id}
              rule={rule}
              canEdit={canEdit}
              onEdit={() => setOpened({ what: 'rule', rule })}
              onRemove={() => setOpened({ what: 'remove', rule })}
            />
          ))}
        </ul>
      )}
      {canEdit && <Button onPress={() => setOpened({ what: 'rule', rule: undefined })}>{t('make')}</Button>}
      {opened && <OpenedDialog {...{ object, opened }} months={read.data.months} onClose={() => setOpened(undefined)} />}
    </section>
  )
}

type DialogProps = { object: ObjectName; opened: Opened; months: number; onClose: () => void }

function OpenedDialog({ object, opened, months, onClose }: DialogProps) {
  if (opened.what === 'horizon') return <HorizonDialog object={object} months={months} onClose={onClose} />
  if (opened.what === 'handOver') return <HandOverDialog object={object} months={months} onClose={onClose} />
  if (opened.what === 'remove') return <RemoveRuleDialog object={object} rule={opened.rule} onClose={onClose} />
  return <RuleDialog object={object} rule={opened.rule} onClose={onClose} />
}

type HorizonProps = { rules: SlotRules; onOpen: ((what: 'horizon' | 'handOver') => void) | undefined }

function Horizon({ rules, onOpen }: HorizonProps) {
  const t = useTranslations('slots.rules')
  const handOver = useTranslations('slots.handOver')
  const formats = useFormats()
  const { months, filled_until: until, unlike, unruled } = rules
  return (
    <div className={styles.horizon}>
      <span>{t('horizon', { count: months })}</span>
      <span role="status">
        {rules.rules.length > 0 &&
          (until === null
            ? t('filling')
            : isFilling(rules)
              ? t('fillingOn', { day: formats.date(until), until: formats.date(rules.until) })
              : t('filledUntil', { day: formats.date(until) }))}
      </span>
      {onOpen && <ActButton onPress={() => onOpen('horizon')}>{t('setHorizon')}</ActButton>}
      {onOpen && rules.rules.length > 0 && <ActButton onPress={() => onOpen('handOver')}>{handOver('open')}</ActButton>}
      {unlike > 0 && <p>{t('unlike', { count: unlike })}</p>}
      {rules.rules.length > 0 && <Unruled days={unruled} />}
    </div>
  )
}
