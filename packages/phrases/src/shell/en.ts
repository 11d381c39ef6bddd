import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  brand: 'Anfilada',
  pageTitle: '{page} · Anfilada',
  toContent: 'Skip to content',
  language: 'Language',
  languageNow: 'Language: {name}',
  toDark: 'Dark theme',
  toLight: 'Light theme',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  collapseMenu: 'Collapse menu',
  expandMenu: 'Expand menu',
  mainMenu: 'Main menu',
  menu: { orders: 'Orders', newOrder: 'New order', museumTickets: 'Museum tickets', archive: 'Archive' },
  userMenu: 'User menu',
  logOut: 'Log out',
  role: {
    owner: 'owner',
    manager: 'manager',
    accountant: 'accountant',
    guide: 'guide',
    dispatcher: 'dispatcher',
    office_accountant: 'company accountant',
    editor: 'editor',
    admin: 'administrator',
  },
  rights: '© {year} Anfilada LLC',
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading',
  notifications: 'Messages',
  notFound: {
    title: 'There is no such page',
    text: 'Check the address or start from your orders.',
    toOrders: 'Go to orders',
  },
  noRight: {
    title: 'Your role does not include this',
    text: 'Ask the owner of your account: owners change the roles of members.',
  },
  loadFailed: {
    title: 'The page did not load',
    text: 'The connection broke or a new version came out. Your orders and drafts are safe.',
  },
  failure: {
    noAnswer: 'The server did not answer within 30 seconds. Your orders are safe.',
    noConnection: 'No connection to the server. Check the network and try again.',
    unreadable: 'The server’s answer could not be read. Try again in a minute.',
  },
}
