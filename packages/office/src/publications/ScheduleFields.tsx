import { useTranslations } from 'use-intl'
import { MomentField } from '@anfilada/browser/MomentField'
import type { Form } from '@anfilada/browser/form'
import type { PublicationKind } from '@anfilada/contract/publications/publication-kinds'
import { ActButton } from '@anfilada/ui/ActButton'
import { TextField } from '@anfilada/ui/TextField'
import { nowOfField, type PublicationDraft } from './publication-draft.ts'
import own from './publications.module.css'

type Props = { kind: PublicationKind; form: Form<PublicationDraft>; canType: boolean }

/** From when until when it is shown, to the second on the company's clocks; the link of an advert. */
export function ScheduleFields({ kind, form, canType }: Props) {
  const t = useTranslations('publications')
  return (
    <section className={own.group} aria-label={t('schedule')}>
      <h3>{t('schedule')}</h3>
      <MomentField
        {...form.field('visible_from')}
        withSeconds
        isDisabled={!canType}
        hint={t('fromHint')}
        aside={canType && <ActButton onPress={() => form.set({ visible_from: nowOfField() })}>{t('now')}</ActButton>}
      />
      <MomentField
        {...form.field('visible_until')}
        withSeconds
        isDisabled={!canType}
        hint={kind === 'schedule_notice' ? t('closesHint') : t('untilHint')}
      />
      {kind === 'advert' && <TextField {...form.field('url')} isDisabled={!canType} hint={t('urlHint')} dir="ltr" maxLength={500} />}
    </section>
  )
}
