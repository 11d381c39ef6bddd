// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { commandOf, isTakenBy } from './queue-keys.ts'

const press = (code: string, more: Partial<KeyboardEvent> = {}) => ({
  key: '',
  code,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  ...more,
})

describe('a key of the board', () => {
  test('means the same on a Russian layout', () => {
    expect(commandOf(press('KeyJ', { key: 'о' }))).toBe('next')
    expect(commandOf(press('KeyR', { key: 'к' }))).toBe('reject')
  })

  test('lists the keys on both layouts', () => {
    expect(commandOf(press('Slash', { key: ',', shiftKey: true }))).toBe('keys')
    expect(commandOf(press('Digit7', { key: '?', shiftKey: true }))).toBe('keys')
  })

  test('belongs to the browser together with Ctrl, Alt or Cmd', () => {
    expect(commandOf(press('KeyR', { ctrlKey: true }))).toBeUndefined()
    expect(commandOf(press('KeyR', { metaKey: true }))).toBeUndefined()
  })

  test('walks while it is held, and never decides so', () => {
    expect(commandOf(press('KeyJ', { repeat: true }))).toBe('next')
    expect(commandOf(press('Enter', { repeat: true }))).toBeUndefined()
    expect(commandOf(press('KeyW', { repeat: true }))).toBeUndefined()
  })

  test('types inside a field and presses the button that has focus', () => {
    const field = document.createElement('input')
    const button = document.createElement('button')
    expect(isTakenBy(field, 'wait')).toBe(true)
    expect(isTakenBy(button, 'confirm')).toBe(true)
    expect(isTakenBy(button, 'next')).toBe(false)
    expect(isTakenBy(document.body, 'confirm')).toBe(false)
  })
})

describe('keys of marks', () => {
  test('mark, go on while Shift is held, and answer all together', () => {
    expect(commandOf(press('KeyX'))).toBe('mark')
    expect(commandOf(press('KeyJ', { shiftKey: true, repeat: true }))).toBe('markNext')
    expect(commandOf(press('Enter', { shiftKey: true }))).toBe('confirmMarked')
    expect(commandOf(press('Enter', { shiftKey: true, repeat: true }))).toBeUndefined()
  })

  test('are no others with Shift: nobody waits or confirms one order by it', () => {
    expect(commandOf(press('KeyW', { shiftKey: true }))).toBeUndefined()
    expect(commandOf(press('KeyX', { shiftKey: true }))).toBeUndefined()
  })
})
