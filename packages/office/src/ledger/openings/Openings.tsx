import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { LedgerOpening } from '@anfilada/contract/ledger/openings'
import { ActButton } from '@anfilada/ui/ActButton'
import { Button } from '@anfilada/ui/Button'
import { ProposeDialog } from '../corrections/ProposeDialog.tsx'
import styles from '../ledger.module.css'
import { openingsQuery } from '../ledger.queries.ts'
import type { LedgerPart, LedgerSearch } from '../screens.ts'
import { TwoHandsHead, TwoHandsRows } from '../TwoHands.tsx'
import { DeclineOpeningsDialog, PostOpeningsDialog } from './DecideOpeningsDialog.tsx'
import { OpeningDialog } from './OpeningDialog.tsx'
import { OpeningRow } from './OpeningRow.tsx'

type Props = { search: LedgerSearch; onChange: (part: LedgerPart) => void }

/** What is asked about above the list. */
type Asked =
  | { what: 'enter' }
  | { what: 'correct'; opening: LedgerOpening }
  | { what: 'post' | 'decline'; openings: readonly LedgerOpening[] }

/** What one employee enters, another one posts or declines: one by one, or all that is shown. */
export function Openings({ search, onChange }: Props) {
  const t = useTranslations('openings')
  const [asked, setAsked] = useState<Asked>()
  return (
    <>
      <TwoHandsHead words="openings" add={t('enter')} onAdd={() => setAsked({ what: 'enter' })} search={search} onChange={onChange} />
      <OpeningList search={search} onAsk={setAsked} />
      {asked && <Question asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

type ListProps = { search: LedgerSearch; onAsk: (asked: Asked) => void }

function OpeningList({ search, onAsk }: ListProps) {
  const query = useInfiniteQuery(openingsQuery(search, useLanguage().language))
  const rows = query.data?.pages.flatMap((page) => page.result) ?? []
  const decidable = rows.filter((opening) => opening.decidable)
  return (
    <>
      <ForAll decidable={decidable} onAsk={onAsk} />
      <TwoHandsRows words="openings" search={search} query={query} count={rows.length}>
        {rows.map((opening) => (
          <OpeningRow
            key={opening.id}
            opening={opening}
            isOneOfMany={decidable.length > 1}
            onPost={() => onAsk({ what: 'post', openings: [opening] })}
            onCorrect={() => onAsk({ what: 'correct', opening })}
          />
        ))}
      </TwoHandsRows>
    </>
  )
}

/** A file brings hundreds: who has looked at them decides on all that he was shown. */
function ForAll({ decidable, onAsk }: { decidable: readonly LedgerOpening[]; onAsk: (asked: Asked) => void }) {
  const t = useTranslations('openings')
  const mayDecide = useMay()(['update', 'Ledger'])
  if (!mayDecide || decidable.length < 2) return null
  const count = decidable.length
  return (
    <div className={styles.filters}>
      <Button variant="primary" size="s" onPress={() => onAsk({ what: 'post', openings: decidable })}>
        {t('postAll', { count })}
      </Button>
      <ActButton danger onPress={() => onAsk({ what: 'decline', openings: decidable })}>
        {t('declineAll', { count })}
      </ActButton>
    </div>
  )
}

function Question({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  switch (asked.what) {
    case 'enter':
      return <OpeningDialog onClose={onClose} />
    case 'correct':
      return <ProposeDialog of={asked.opening.customer} onClose={onClose} />
    case 'post':
      return <PostOpeningsDialog openings={asked.openings} onClose={onClose} />
    case 'decline':
      return <DeclineOpeningsDialog openings={asked.openings} onClose={onClose} />
  }
}
