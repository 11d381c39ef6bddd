import type { Emblem, GroupCategory } from '@anfilada/contract/catalogue'
import type { TranslatedName } from '@anfilada/contract/languages'
import type { OrderService } from '@anfilada/contract/orders/items'

/** Rubles for one person: common, privileged, child. */
export type Rubles = readonly [common: number, privileged: number, child: number]

export type DemoObject = {
  systemId: string
  name: TranslatedName
  entrance: string
  /** First and last slot of the day. */
  hours: readonly [first: string, last: string]
  capacity: number
  rf: Rubles
  ig: Rubles
  services: readonly OrderService[]
  cutOff: string
  instant: boolean
  countries: readonly number[]
}

export type DemoMuseum = {
  id: number
  name: TranslatedName
  emblem: Emblem
  types: readonly GroupCategory[]
  objects: readonly DemoObject[]
}

export function named(ru: string, en: string, zh: string, fa: string, vi: string): TranslatedName {
  return { ru_RU: ru, en_US: en, zh_cn: zh, fa_IR: fa, vi }
}

type Required = Pick<DemoObject, 'systemId' | 'name' | 'entrance' | 'capacity' | 'rf' | 'ig'>

/** An object that differs from the usual one only where it says so. */
export function museumObject(given: Required & Partial<DemoObject>): DemoObject {
  return {
    hours: ['10:30', '17:00'],
    services: ['multicast_audio_system', 'ag', 'rgc', 'cgc'],
    cutOff: '2 hours',
    instant: false,
    countries: [],
    ...given,
  }
}
