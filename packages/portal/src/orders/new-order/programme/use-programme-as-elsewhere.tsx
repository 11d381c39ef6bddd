import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { newKey } from '@anfilada/browser/act-key'
import { habits, isUntouched } from '../draft/draft-store.ts'
import type { Elsewhere } from '../form/elsewhere.ts'
import { groupOf, openItems, withItem } from './basket.ts'
import { changeBasket, readBasket, useBasket } from './basket-store.ts'
import { BasketBar } from './BasketBar.tsx'
import { JoinProgramme } from './JoinProgramme.tsx'
import { forGroup } from './programme-group.ts'

/** The programme as the forms know it: a place that begins their drafts with its group, and takes them in. */
export function useProgrammeAsElsewhere(login: string): Elsewhere {
  const t = useTranslations('programme')
  const navigate = useNavigate()
  return {
    isOpen: openItems(useBasket()).length > 0,
    begin(kept, kind) {
      const group = groupOf(readBasket(login))
      if (!group || kept.item !== undefined || !isUntouched(kept.draft)) return kept
      return { ...kept, draft: forGroup(kind, kept.draft, group), seen: habits }
    },
    /** Into the programme, or back into the item that it came from. */
    async take({ kind, draft, item, hold }) {
      changeBasket((basket) => withItem(basket, { kind, draft, id: item ?? newKey(), ...(hold && { hold }) }))
      await navigate({ to: '/new-programme' })
    },
    act: (item) => t(item === undefined ? 'add' : 'back'),
    bar: <BasketBar />,
    review: (props) => <JoinProgramme {...props} />,
  }
}
