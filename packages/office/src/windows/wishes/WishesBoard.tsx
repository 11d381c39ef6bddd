import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import { ActButton } from '@anfilada/ui/ActButton'
import { Empty } from '@anfilada/ui/Empty'
import { Segment } from '@anfilada/ui/Segment'
import { focusField } from '@anfilada/ui/focus-field'
import { useScreenKeys } from '../../shell/keys/use-screen-keys.ts'
import { isOpen, wishesQuery, type MuseumMonth, type Wish } from '../windows.queries.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { useAnswers } from './use-answers.ts'
import { WishList } from './WishList.tsx'
import styles from './Wishes.module.css'

type Props = MuseumMonth & { showsAll: boolean; onShow: (show: 'all' | undefined) => void }

/** The wishes of a window by day; those that are chosen get one answer, and each says beside itself why it could not. */
export function WishesBoard({ museum_id, month, ...shown }: Props) {
  const t = useTranslations('windows.wishes')
  const query = useQuery(wishesQuery({ museum_id, month }, useLanguage().language))
  if (!query.data) return <Unread query={query} failed={t('failed')} rows={8} rowHeight="46px" />
  if (query.data.wishes.length === 0) return <Empty title={t('emptyTitle')} text={t('emptyText')} />
  return <Answering {...shown} wishes={query.data.wishes} />
}

function Answering({ wishes, showsAll, onShow }: Pick<Props, 'showsAll' | 'onShow'> & { wishes: readonly Wish[] }) {
  const t = useTranslations('windows.wishes')
  const mayAnswer = useMay()(['decide', 'OfficeOrder'])
  const list = useRef<HTMLDivElement>(null)
  const [isRejecting, setRejecting] = useState(false)
  const { open, chosen, picked, setPicked, pickAll, answers } = usePicking(wishes)
  const shown = showsAll ? wishes : wishes.filter((wish) => isOpen(wish) || answers.refused.has(wish.id))
  const keys = {
    KeyA: pickAll,
    KeyE: () => focusField('entrance'),
    KeyR: () => chosen.length > 0 && setRejecting(true),
    KeyJ: () => walk(list.current, 1),
    KeyK: () => walk(list.current, -1),
  }
  useScreenKeys(mayAnswer ? keys : {})
  const isAnswered = open.length === 0 || !mayAnswer
  return (
    <>
      <div className={styles.tools}>
        <Segment
          label={t('show')}
          options={[
            { value: 'open', label: `${t('open')} ${open.length}` },
            { value: 'all', label: `${t('all')} ${wishes.length}` },
          ]}
          value={showsAll ? 'all' : 'open'}
          onChange={(value) => onShow(value === 'all' ? value : undefined)}
        />
        {!isAnswered && <ActButton onPress={pickAll}>{chosen.length === open.length ? t('clear') : t('chooseAll')}</ActButton>}
      </div>
      {shown.length === 0 && <p className="mut">{t('answered')}</p>}
      <WishList
        ref={list}
        wishes={shown}
        picked={picked}
        refused={answers.refused}
        canPick={mayAnswer}
        onPick={setPicked}
        onKey={(code) => keys[code as keyof typeof keys]?.()}
      />
      {!isAnswered && (
        <AnswerForm chosen={chosen} usual={usualEntrance(wishes)} answers={answers} isRejecting={isRejecting} onRejecting={setRejecting} />
      )}
    </>
  )
}

/** Which of the wishes that still want an answer get the next one; those that got it are no longer chosen. */
function usePicking(wishes: readonly Wish[]) {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const answers = useAnswers((answered) => setPicked((before) => new Set([...before].filter((id) => !answered.has(id)))))
  const open = wishes.filter(isOpen)
  const chosen = open.filter(({ id }) => picked.has(id))
  const pickAll = () => setPicked(chosen.length === open.length ? new Set() : new Set(open.map(({ id }) => id)))
  return { open, chosen, picked, setPicked, pickAll, answers }
}

/** The entrance that an earlier answer had, as it is kept: `info` has it in the reader's language, and what is sent every customer reads. */
function usualEntrance(wishes: readonly Wish[]): string {
  return wishes.find(({ info }) => info.entrance)?.usual_entrance ?? ''
}

/** From the box that has the focus to the next one; from elsewhere to the first. */
function walk(list: HTMLElement | null, step: 1 | -1): void {
  const boxes = [...(list?.querySelectorAll<HTMLInputElement>('li input[type="checkbox"]') ?? [])]
  const at = boxes.findIndex((box) => box === document.activeElement)
  const next = boxes[at < 0 ? 0 : Math.min(Math.max(at + step, 0), boxes.length - 1)]
  next?.focus()
}
