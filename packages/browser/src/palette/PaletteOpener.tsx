import { useEffect, useEffectEvent, useLayoutEffect, useState, type ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '@anfilada/ui/IconButton'
import { GoToIcon } from '@anfilada/ui/icons'
import { showToast } from '@anfilada/ui/toasts'
import { WithPhrases, type MorePhrases } from '../language/WithPhrases.tsx'
import { isPaletteChord, isPaletteSlash, isSomethingOpen } from './opens-palette.ts'

type PaletteDialog = ComponentType<{ onClose: () => void }>
type Props = {
  phrases: MorePhrases
  load: () => Promise<PaletteDialog>
  /** Whether `/` opens it: keys without Ctrl can be turned off (WCAG 2.1.4). */
  hasSlash: () => boolean
}

/** The button of the bar and the keys; what they open comes when the page does nothing, or when it is first asked for. */
export function PaletteOpener({ phrases, load, hasSlash }: Props) {
  const { Dialog, isOpen, open, close } = useDialog(load)
  useKeys(open, hasSlash)
  return (
    <WithPhrases part="palette" phrases={phrases}>
      <OpenButton onPress={open} />
      {isOpen && Dialog && <Dialog onClose={close} />}
    </WithPhrases>
  )
}

function OpenButton({ onPress }: { onPress: () => void }) {
  const t = useTranslations('palette')
  return (
    <IconButton label={t('open')} keyShortcuts="Control+K /" onPress={onPress}>
      <GoToIcon />
    </IconButton>
  )
}

function useKeys(open: () => void, hasSlash: () => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented) return
    if (!isPaletteChord(event) && !(hasSlash() && isPaletteSlash(event))) return
    if (isSomethingOpen() && !isPaletteChord(event)) return
    // Also where it does not open: the browser's own Ctrl K would lead away from what is open.
    event.preventDefault()
    if (!event.repeat && !isSomethingOpen()) open()
  })
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    // Of the window: after the screen, which prevents what it takes for itself.
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

/** One that did not arrive is said, and asked for again by the next press. */
function useDialog(load: Props['load']) {
  const shell = useTranslations('shell')
  const [Dialog, setDialog] = useState<PaletteDialog>()
  const [isOpen, setOpen] = useState(false)
  const ask = useEffectEvent((onFail: () => void) => {
    load().then((loaded) => setDialog(() => loaded), onFail)
  })
  // This stands here when the page does nothing; what comes early is not waited for.
  useEffect(() => ask(() => undefined), [])
  useEffect(() => {
    if (!isOpen || Dialog) return
    ask(() => {
      setOpen(false)
      showToast({ tone: 'error', text: shell('loadFailed.text') })
    })
  }, [isOpen, Dialog, shell])
  return { Dialog, isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
