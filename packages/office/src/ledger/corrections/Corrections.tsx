import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { LedgerCorrection } from '@anfilada/contract/ledger/ledger'
import type { LedgerPart, LedgerSearch } from '../screens.ts'
import { correctionsQuery } from '../ledger.queries.ts'
import { TwoHandsHead, TwoHandsRows } from '../TwoHands.tsx'
import { CorrectionRow } from './CorrectionRow.tsx'
import { PostDialog } from './PostDialog.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'

type Props = { search: LedgerSearch; onChange: (part: LedgerPart) => void }

/** What one employee proposes, another one posts or declines. */
export function Corrections({ search, onChange }: Props) {
  const t = useTranslations('ledger.correction')
  const [isProposing, setProposing] = useState(false)
  const [posted, setPosted] = useState<LedgerCorrection>()
  return (
    <>
      <TwoHandsHead words="ledger.correction" add={t('propose')} onAdd={() => setProposing(true)} search={search} onChange={onChange} />
      <CorrectionList search={search} onPost={setPosted} />
      {isProposing && <ProposeDialog onClose={() => setProposing(false)} />}
      {posted && <PostDialog correction={posted} onClose={() => setPosted(undefined)} />}
    </>
  )
}

function CorrectionList({ search, onPost }: { search: LedgerSearch; onPost: (correction: LedgerCorrection) => void }) {
  const query = useInfiniteQuery(correctionsQuery(search, useLanguage().language))
  const rows = query.data?.pages.flatMap((page) => page.result) ?? []
  return (
    <TwoHandsRows words="ledger.correction" search={search} query={query} count={rows.length}>
      {rows.map((correction) => (
        <CorrectionRow key={correction.id} correction={correction} onPost={() => onPost(correction)} />
      ))}
    </TwoHandsRows>
  )
}
