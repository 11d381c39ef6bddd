import { MuseumIcon } from '@anfilada/ui/icons'
import type { MenuLink } from '../shell/layout/menu.ts'

/** Its place in the menu. */
export const aboutLine: MenuLink = { word: 'about', icon: MuseumIcon, path: '/about' }
