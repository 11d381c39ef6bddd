import { useTranslations } from 'use-intl'
import { ActButton } from '@anfilada/ui/ActButton'
import { Num } from '@anfilada/ui/Num'
import type { BasketItem } from './basket.ts'
import { useItemWords } from './item-words.ts'
import { canMove } from './moved-item.ts'
import type { PlanActs } from './PlanBlock.tsx'

/** What can be done with the chosen block without keys. */
export function ChosenActs({ item, busy, acts }: { item: BasketItem; busy: boolean; acts: PlanActs }) {
  const t = useTranslations('plan')
  const { title, time } = useItemWords(item)
  return (
    <>
      <b>
        {title} <Num>{time}</Num>
      </b>
      {canMove(item) && (
        <>
          <ActButton busy={busy} onPress={() => acts.move(item, 'earlier')}>
            {t('earlier')}
          </ActButton>
          <ActButton busy={busy} onPress={() => acts.move(item, 'later')}>
            {t('later')}
          </ActButton>
        </>
      )}
      <ActButton onPress={() => acts.onOpenLine(item.id)}>{t('toLine')}</ActButton>
    </>
  )
}
