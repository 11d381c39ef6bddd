import { useEffect, useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form'
import { newKey } from '@anfilada/browser/act-key'
import { museumDate } from '@anfilada/browser/formats'
import { currentSession } from '@anfilada/browser/session'
import type { Group } from '../../programme/programme-group.ts'
import { beginDraft } from './begin-draft.ts'
import type { DraftStore, KeptDraft } from './draft-store.ts'
import type { Progress } from '../form-plan.ts'

export type KeptForm<S extends string, D extends FieldValues> = {
  form: UseFormReturn<D>
  progress: Progress<S, D>
  /** The reader has left this step by an act of his; answers what is known now. */
  leave: (step: S) => Progress<S, D>
  /** The key of the order to be sent, and a new one once its answer is known. */
  key: () => string
  renewKey: () => void
  /** What was kept before this page was opened. */
  start: KeptDraft<S, D>
  keep: (change: Partial<KeptDraft<S, D>>) => void
  startOver: () => void
  /** The order is sent, or a line of the programme: the next one starts from its habits. */
  finish: () => void
}

/** The form with its draft, which lives in this tab until it is sent. */
export function useKeptForm<S extends string, D extends FieldValues>(
  login: string,
  store: DraftStore<S, D>,
  resolver: Resolver<D>,
  forGroup: (draft: D, group: Group) => D,
): KeptForm<S, D> {
  const [start] = useState(() => beginDraft(store, login, museumDate(new Date()), forGroup))
  const kept = useRef<KeptDraft<S, D>>(start)
  const isSent = useRef(false)
  const form = useForm<D>({ defaultValues: start.draft as DefaultValues<D>, resolver, shouldFocusError: false })
  const draft = form.watch()
  const [seen, setSeen] = useState(start.seen)
  useEffect(() => keep({ draft, seen }))

  function keep(change: Partial<KeptDraft<S, D>>): void {
    kept.current = { ...kept.current, ...change }
    // After a logout nothing of this person is written any more.
    if (!isSent.current && currentSession()?.userData.login === login) store.write(login, kept.current)
  }
  function leave(step: S): Progress<S, D> {
    const next = { draft: form.getValues(), seen: seen.includes(step) ? seen : [...seen, step] }
    setSeen(next.seen)
    return next
  }
  function startOver(): void {
    const fresh = store.after(kept.current)
    keep(fresh)
    setSeen(fresh.seen)
    form.reset(fresh.draft)
  }
  return {
    form,
    progress: { draft, seen },
    leave,
    key: () => kept.current.key,
    renewKey: () => keep({ key: newKey() }),
    start,
    keep,
    startOver,
    finish: () => {
      keep(store.after(kept.current))
      isSent.current = true
    },
  }
}
