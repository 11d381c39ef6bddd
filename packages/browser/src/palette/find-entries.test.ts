import { describe, expect, test } from 'vitest'
import { findEntries, matchIn, type PaletteEntry } from './find-entries.ts'

const entry = (group: PaletteEntry['group'], key: string, label: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  key,
  group,
  label,
  icon: null,
  run: () => undefined,
  ...more,
})
const entries = [
  entry('acts', 'act:dark', 'Тёмная тема'),
  entry('screens', 'screen:/archive', 'Архив'),
  entry('museums', 'museum:1', 'Петергоф'),
  entry('orders', 'order:48231', 'Петергоф, Большой дворец', { note: '№ 48231 · 21 мая', also: '48231 NEVA-5' }),
  entry('orders', 'order:23148', 'Эрмитаж', { note: '№ 23148 · 22 мая', also: '23148 NEVA-231' }),
  entry('orders', 'order:23110', 'Музей Фаберже', { note: '№ 23110 · 23 мая', also: '23110' }),
]
const found = (query: string) => findEntries(entries, query).map(({ key }) => key)

describe('the palette', () => {
  test('finds an order by three digits: those whose number begins so, then those whose number ends so, then the rest', () => {
    expect(found('231')).toEqual(['order:23148', 'order:23110', 'order:48231'])
    expect(found('№ 110')).toEqual(['order:23110'])
  })

  test('shows orders, museums, screens and acts in this order', () => {
    expect(found('петергоф')).toEqual(['order:48231', 'museum:1'])
    expect(found('т')).toEqual(['order:48231', 'order:23148', 'museum:1', 'act:dark'])
  })

  test('knows digits and letters of other keyboards, and no accents', () => {
    expect(found('۲۳۱')).toEqual(found('231'))
    expect(found('темная')).toEqual(['act:dark'])
    expect(found('ТЁМНАЯ')).toEqual(['act:dark'])
  })

  test('asks for every word', () => {
    expect(found('петергоф 21 мая')).toEqual(['order:48231'])
    expect(found('петергоф 23')).toEqual(['order:48231'])
    expect(found('петергоф архив')).toEqual([])
  })

  test('finds nothing for nothing, nor for what nothing has', () => {
    expect(found('  ')).toEqual([])
    expect(found('.*')).toEqual([])
  })

  test('says which letters it found, where the letters keep their places', () => {
    expect(matchIn('Петергоф', 'терг')).toEqual([2, 4])
    expect(matchIn('Архив', 'петер')).toBeUndefined()
    expect(matchIn('Tối', 'to')).toEqual([0, 2])
  })
})
