import type { Move } from './selection.ts'

export type GridCommand =
  | { do: 'move'; move: Move; extend: boolean }
  | { do: 'edit'; text?: string }
  | { do: 'clear' | 'undo' | 'redo' | 'all' | 'fillDown' | 'collapse' }

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const walking: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  Home: 'rowStart',
  End: 'rowEnd',
}
const jumping: Readonly<Record<string, Move>> = { ArrowUp: 'top', ArrowDown: 'bottom', Home: 'first', End: 'last' }
/** By the place of the key: Ctrl+Z is also on a Russian layout where Z stands on a Latin one. */
const held: Readonly<Record<string, GridCommand>> = {
  KeyZ: { do: 'undo' },
  KeyY: { do: 'redo' },
  KeyA: { do: 'all' },
  KeyD: { do: 'fillDown' },
}

/** What a key means while the grid has the focus and no cell is being typed into; undefined: nothing, the browser has it. */
export function gridCommand(event: Pressed, isRtl = false): GridCommand | undefined {
  if (event.altKey) return undefined
  const isHeld = event.ctrlKey || event.metaKey
  const move = sideways(event, isRtl, isHeld) ?? (isHeld ? jumping : walking)[event.key]
  if (move) return { do: 'move', move, extend: event.shiftKey }
  if (isHeld) return event.code === 'KeyZ' && event.shiftKey ? { do: 'redo' } : held[event.code]
  return single(event)
}

/** The arrows go where they point; start and end change places where lines run from right to left. */
function sideways({ key }: Pressed, isRtl: boolean, isHeld: boolean): Move | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const isToStart = (key === 'ArrowLeft') !== isRtl
  if (isHeld) return isToStart ? 'rowStart' : 'rowEnd'
  return isToStart ? 'start' : 'end'
}

function single({ key }: Pressed): GridCommand | undefined {
  if (key === 'Enter' || key === 'F2') return { do: 'edit' }
  if (key === 'Delete' || key === 'Backspace') return { do: 'clear' }
  if (key === 'Escape') return { do: 'collapse' }
  // A letter of its own begins a new value; the space would scroll.
  return /^\S$/u.test(key) ? { do: 'edit', text: key } : undefined
}
