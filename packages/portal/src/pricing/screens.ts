import { PriceIcon } from '@anfilada/ui/icons'
import type { MenuLink } from '../shell/layout/menu.ts'

/** Its place in the menu. */
export const priceListLine: MenuLink = { word: 'priceList', icon: PriceIcon, path: '/pricelist' }
