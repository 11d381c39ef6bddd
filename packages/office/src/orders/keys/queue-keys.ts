type ReasonCommand = `reason${1 | 2 | 3 | 4 | 5}`
/** What is done with several orders at once. */
type MarkCommand = 'mark' | 'markNext' | 'markPrevious' | 'confirmMarked' | 'rejectMarked' | 'clearMarks'
export type QueueCommand =
  | 'next'
  | 'previous'
  | 'confirm'
  | 'wait'
  | 'reject'
  | ReasonCommand
  | 'time'
  | 'entrance'
  | 'undo'
  | 'keys'
  | MarkCommand

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
  KeyZ: 'undo',
  KeyX: 'mark',
  Escape: 'clearMarks',
}
const commandByShiftedCode: Readonly<Record<string, QueueCommand>> = {
  KeyJ: 'markNext',
  KeyK: 'markPrevious',
  Enter: 'confirmMarked',
  NumpadEnter: 'confirmMarked',
  KeyR: 'rejectMarked',
}
/** Held down, these go on. */
const walking: readonly (QueueCommand | undefined)[] = ['next', 'previous', 'markNext', 'markPrevious']

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'isComposing'>

/** Decisions that a key takes at once, without a dialog. */
export function decidesAtOnce(command: QueueCommand): boolean {
  return command === 'confirm' || command === 'wait'
}

/** What a press means on the board; undefined when nothing. Held down, a key only walks: nobody decides by repeating. */
export function commandOf(press: Press): QueueCommand | undefined {
  if (isForOthers(press)) return undefined
  if (press.key === '?' || (press.code === 'Slash' && press.shiftKey)) return 'keys'
  const command = (press.shiftKey ? commandByShiftedCode : commandByCode)[press.code]
  return press.repeat && !walking.includes(command) ? undefined : command
}

/** Of the browser, or of a keyboard that composes a character. */
function isForOthers({ ctrlKey, altKey, metaKey, isComposing }: Press): boolean {
  return ctrlKey || altKey || metaKey || isComposing
}

/** In a field every key types; on a button or link Enter presses it. */
export function isTakenBy(target: EventTarget | null, command: QueueCommand): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input, textarea, [role=combobox], [contenteditable]')) return true
  return (command === 'confirm' || command === 'confirmMarked') && target.closest('button, a, summary, [role^="menuitem"]') !== null
}
