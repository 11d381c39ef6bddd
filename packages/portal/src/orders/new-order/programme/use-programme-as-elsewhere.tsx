import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { newKey } from '@anfilada/browser/act-key'
import { museumDate } from '@anfilada/browser/formats'
import { habits } from '../draft/draft-store.ts'
import { planFor } from '../draft/form-plan.ts'
import { emptyDraft } from '../draft/order-draft.ts'
import type { Elsewhere } from '../form/elsewhere.ts'
import { groupOf, openItems, withItem } from './basket.ts'
import { changeBasket, readBasket, useBasket } from './basket-store.ts'
import { BasketBar } from './BasketBar.tsx'
import { JoinProgramme } from './JoinProgramme.tsx'
import { forGroup, hasOnlyGroup } from './programme-group.ts'

/** The programme as the forms know it: a place that begins their drafts with its group and day, and takes them in. */
export function useProgrammeAsElsewhere(login: string): Elsewhere {
  const t = useTranslations('programme')
  const navigate = useNavigate()
  const [round, setRound] = useState(0)
  return {
    isOpen: openItems(useBasket()).length > 0,
    round,
    begin(kept, kind) {
      const group = groupOf(readBasket(login))
      if (!group || kept.item !== undefined || !hasOnlyGroup(kept.draft)) return kept
      const pass_date = group.pass_date >= museumDate(new Date()) ? group.pass_date : ''
      // What may be passed was passed or filled in once for this group: it is not asked again, and stands in the rail.
      return { ...kept, draft: forGroup(kind, emptyDraft, { ...group, pass_date }), seen: [...habits, ...planFor(kind).optional] }
    },
    /** Into the programme, or back into the item that it came from. */
    async take({ kind, draft, item, hold }, goesOn) {
      changeBasket((basket) => withItem(basket, { kind, draft, id: item ?? newKey(), ...(hold && { hold }) }))
      if (!goesOn) return navigate({ to: '/new-programme' })
      // The same page again begins anew; another one does so by itself.
      if (kind === 'museum_tickets') setRound((before) => before + 1)
      return navigate({ to: '/new', search: {} })
    },
    act: (item) => t(item === undefined ? 'add' : 'back'),
    actAndNext: t('join'),
    bar: <BasketBar />,
    review: (props) => <JoinProgramme {...props} />,
  }
}
