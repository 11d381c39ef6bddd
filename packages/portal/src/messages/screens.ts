import { ChatIcon } from '@anfilada/ui/icons'
import { quietly } from '../shell/quietly.tsx'
import type { MenuLink } from '../shell/layout/menu.ts'

export const messagesLink: MenuLink = {
  word: 'messages',
  icon: ChatIcon,
  path: '/messages',
  Count: quietly(() => import('./UnreadCount.tsx')),
}

/** The specification marks it as a new part of the portal, whatever waits there. */
export const feedbackLink: MenuLink = {
  word: 'feedback',
  icon: ChatIcon,
  path: '/feedback',
  badge: 'fresh',
  Count: quietly(() => import('./UnreadCount.tsx').then(({ UnreadFeedback }) => ({ default: UnreadFeedback }))),
}
