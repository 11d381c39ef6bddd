import { useEffectEvent, useLayoutEffect } from 'react'
import { keysAreTaken } from '../../shell/keys/use-screen-keys.ts'
import { commandOf, decidesAtOnce, isTakenBy, type QueueCommand } from './queue-keys.ts'
import { singleKeysOn } from '../../shell/keys/single-keys.ts'
import { isTooSoon } from '../../shell/keys/too-soon.ts'

/** Runs what the pressed key means. While a dialog or a menu is open it has the keys. */
export function useQueueKeys(commands: Partial<Record<QueueCommand, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event)
    const run = command && commands[command]
    if (!run || event.defaultPrevented || isTakenBy(event.target, command)) return
    if (keysAreTaken() || (command !== 'keys' && !singleKeysOn())) return
    event.preventDefault()
    if (!decidesAtOnce(command) || !isTooSoon(event.timeStamp)) run()
  })
  // Before the screen is painted: whoever sees it may press its keys.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
