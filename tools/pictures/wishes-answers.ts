import type { DueWishes } from '../../packages/contract/src/orders/windows.ts'
import { defaultZone, lastingDays } from '../../packages/contract/src/dates.ts'
import type { Scene } from './screen.ts'

const museums: Record<Scene['language'], string> = {
  ru: 'Эрмитаж',
  en: 'Hermitage',
  zh: '冬宫博物馆',
  fa: 'ارمیتاژ',
  vi: 'Hermitage',
}

/** Wishes that are due, in place of the server: the demo's windows close later. */
export function dueWishes({ language }: Scene): DueWishes[] {
  const closes_at = new Date(Date.now() + lastingDays(2)).toISOString()
  return [{ museum_id: 1, museum: museums[language], month: closes_at.slice(0, 7), closes_at, zone: defaultZone, type: 'cn' }]
}
