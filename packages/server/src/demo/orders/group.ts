import type { GroupCategory } from '@anfilada/contract/catalogue'
import { countryOfChina, countryOfRussia, groupCategories } from '@anfilada/contract/group-categories'
import type { OrderService } from '@anfilada/contract/orders/items'
import { countryId } from '../catalogue/countries.ts'
import type { Dice } from '../dice.ts'
import { findObject } from '../catalogue/museums.ts'
import type { Services, Tickets } from './order-draft.ts'
import type { GuideKey } from '../people.ts'
import { sellsService } from '../catalogue/prices.ts'

/** Who comes: everything about a group that does not depend on day and customer. */
export type Group = { category: GroupCategory; countryId: number; guide: GuideKey; qtyGuide: number; tickets: Tickets; services: Services }

const guidesOf: Record<GroupCategory, readonly GuideKey[]> = {
  rf: ['orlova', 'petrov', 'tikhonova'],
  ig: ['nguyen', 'karimi', 'orlova', 'petrov'],
  cn: ['liwei', 'sun'],
}

/** Where most foreign groups come from. */
const visitors = ['IR', 'VN', 'IN', 'TR', 'AE', 'BY', 'KZ', 'RS', 'DE', 'FR', 'IT', 'BR']

/** A likely group of so many persons for an object: what it sells and whom it serves is respected. */
export function rollGroup(dice: Dice, systemId: string, places: number): Group {
  const { museum, object } = findObject(systemId)
  const category = dice.pick(groupCategories.filter((one) => museum.types.includes(one)))
  const foreign = visitors.filter((code) => object.countries.length === 0 || object.countries.includes(code))
  const home = { rf: countryOfRussia, cn: countryOfChina, ig: countryId(dice.pick(foreign)) }
  return {
    category,
    countryId: home[category],
    guide: dice.pick(guidesOf[category]),
    qtyGuide: dice.chance(0.25) ? 1 : 0,
    tickets: rollTickets(dice, places),
    services: rollServices(dice, systemId, category, places),
  }
}

function rollTickets(dice: Dice, places: number): Tickets {
  const privileged = Math.floor((places * dice.pick([0, 0, 5, 10, 20])) / 100)
  const child = Math.floor((places * dice.pick([0, 0, 5, 10, 25])) / 100)
  return { common: places - privileged - child, privileged, child }
}

function rollServices(dice: Dice, systemId: string, category: GroupCategory, places: number): Services {
  const sold = (service: OrderService): boolean => sellsService(systemId, category, service)
  const services: Services = {}
  if (sold('multicast_audio_system') && dice.chance(0.45)) services.multicast_audio_system = places
  if (sold('ag') && dice.chance(0.1)) services.ag = Math.ceil(places / 3)
  const museumGuide = category === 'cn' ? 'cgc' : 'rgc'
  if (sold(museumGuide) && dice.chance(0.2)) services[museumGuide] = 1
  return services
}
