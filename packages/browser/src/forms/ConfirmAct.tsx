import type { ComponentProps } from 'react'
import { ConfirmDialog } from '@anfilada/ui/ConfirmDialog'
import { showToast } from '@anfilada/ui/toasts'
import type { ActionInput, ActionName } from '../server/http.ts'
import { useAct } from './use-act.ts'

type Props<N extends ActionName> = Omit<ComponentProps<typeof ConfirmDialog>, 'busy' | 'onConfirm'> & {
  action: N
  data: ActionInput<N>
  /** What the act may have changed, first words of query keys. */
  touches: readonly string[]
  /** Said once it is done. */
  done?: string
  onDone?: () => void
}

/** One act that cannot be undone, asked once more. Whatever comes of it the dialog closes: why it failed is told over the page. */
export function ConfirmAct<N extends ActionName>({ action, data, touches, done, onDone, ...dialog }: Props<N>) {
  const { act, sending } = useAct(touches)
  async function confirm(): Promise<void> {
    const { ok } = await act(action, data)
    dialog.onClose()
    if (!ok) return
    if (done !== undefined) showToast({ tone: 'done', text: done })
    onDone?.()
  }
  return <ConfirmDialog {...dialog} busy={sending !== undefined} onConfirm={() => void confirm()} />
}
