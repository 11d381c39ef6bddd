type ReasonCommand = `reason${1 | 2 | 3 | 4 | 5}`
export type QueueCommand = 'next' | 'previous' | 'confirm' | 'wait' | 'reject' | ReasonCommand | 'time' | 'entrance' | 'keys'

/** By the place of the key: a Russian layout has other letters there. */
const commandByCode: Readonly<Record<string, QueueCommand>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  Enter: 'confirm',
  NumpadEnter: 'confirm',
  KeyW: 'wait',
  KeyR: 'reject',
  Digit1: 'reason1',
  Digit2: 'reason2',
  Digit3: 'reason3',
  Digit4: 'reason4',
  Digit5: 'reason5',
  KeyT: 'time',
  KeyE: 'entrance',
}

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'isComposing'>

/** Decisions that a key takes at once, without a dialog. */
export function decidesAtOnce(command: QueueCommand): boolean {
  return command === 'confirm' || command === 'wait'
}

/** What a press means on the board; undefined when nothing. Held down, a key only walks: nobody decides by repeating. */
export function commandOf(press: Press): QueueCommand | undefined {
  if (isForOthers(press)) return undefined
  if (press.key === '?' || (press.code === 'Slash' && press.shiftKey)) return 'keys'
  const command = press.shiftKey ? undefined : commandByCode[press.code]
  return press.repeat && command !== 'next' && command !== 'previous' ? undefined : command
}

/** Of the browser, or of a keyboard that composes a character. */
function isForOthers({ ctrlKey, altKey, metaKey, isComposing }: Press): boolean {
  return ctrlKey || altKey || metaKey || isComposing
}

/** In a field every key types; on a button or link Enter presses it. */
export function isTakenBy(target: EventTarget | null, command: QueueCommand): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input, textarea, select, [contenteditable]')) return true
  return command === 'confirm' && target.closest('button, a, summary, [role^="menuitem"]') !== null
}
