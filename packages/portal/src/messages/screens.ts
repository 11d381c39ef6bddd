import { ChatIcon } from '@anfilada/ui/icons'
import { quietly } from '../publications/quiet-parts.tsx'
import type { MenuLink } from '../shell/layout/menu.ts'

export const messagesLink: MenuLink = {
  word: 'messages',
  icon: ChatIcon,
  path: '/messages',
  Count: quietly(() => import('./UnreadCount.tsx')),
}
