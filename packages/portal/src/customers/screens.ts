import { SettingsIcon } from '@anfilada/ui/icons'
import type { UserLink } from '../shell/layout/menu.ts'

/** Its place in the menu of the reader himself. */
export const settingsLink: UserLink = { word: 'settings', icon: SettingsIcon, path: '/settings' }
