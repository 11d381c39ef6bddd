import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '@anfilada/browser/use-act'
import type { Shift } from '@anfilada/contract/duty'
import { focusField } from '@anfilada/ui/focus-field'
import { showToast } from '@anfilada/ui/toasts'
import { usePosition } from './use-position.ts'

/** Where one stands, as it is typed; nothing is sent without the consent, which is given anew each time. */
export function useCheckIn({ id, museums, check_in: before }: Shift, onDone: () => void) {
  const t = useTranslations('duty.own')
  const [draft, setDraft] = useState({ museum: String(before?.museum_id ?? museums[0]?.id ?? ''), place: '', consents: false })
  const [isTried, setTried] = useState(false)
  const position = usePosition()
  const { act, sending } = useAct(['duty'])

  async function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!draft.consents) return focusField('consent')
    const { state } = position
    const point = state.is === 'found' ? { lat: state.position.lat, lon: state.position.lon } : {}
    const where = { shift_id: id, museum_id: Number(draft.museum), place: draft.place.trim(), ...point }
    const outcome = await act('check_in', { ...where, consent: true })
    if (!outcome.ok) return
    showToast({ tone: 'done', text: t('checkedIn') })
    onDone()
  }
  const set = (changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed })
  const told = isTried && !draft.consents ? t('consentMissing') : undefined
  return { draft, set, told, position, send, busy: sending !== undefined }
}
