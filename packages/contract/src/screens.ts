import { type Ability, giveAbility, visitorAbility } from './abilities.ts'

/** `blank`: without menu and bar. `visitorsOnly`: whoever is signed in is led on. */
export type Screen = { layout: 'blank' | 'content'; ability: Ability; visitorsOnly?: true }

/**
 * Every screen of the portal by its path: its layout and the pair that opens it (docs/ARCHITECTURE.md). Routes, guard, menu, the links of
 * mails and the ways back from a bank read this table.
 */
export const screens = {
  '/login': { layout: 'blank', ability: ['read', 'Public'], visitorsOnly: true },
  '/registration': { layout: 'blank', ability: ['read', 'Public'], visitorsOnly: true },
  // Where the links of mails lead; whoever is signed in may open them too.
  '/confirm-email': { layout: 'blank', ability: ['read', 'Public'] },
  '/password': { layout: 'blank', ability: ['read', 'Public'] },
  '/forgot': { layout: 'blank', ability: ['read', 'Public'] },
  '/error-404': { layout: 'blank', ability: ['read', 'Public'] },
  '/upcoming': { layout: 'content', ability: ['read', 'Order'] },
  '/upcoming/info': { layout: 'content', ability: ['read', 'Order'] },
  '/upcoming/edit': { layout: 'content', ability: ['update', 'Order'] },
  // Held out at a museum's door: nothing stands around it.
  '/upcoming/show': { layout: 'blank', ability: ['read', 'Voucher'] },
  '/upcoming/programme': { layout: 'content', ability: ['read', 'Order'] },
  '/new': { layout: 'content', ability: ['create', 'Order'] },
  '/new-schedule': { layout: 'content', ability: ['create', 'Order'] },
  '/new-rg-ag': { layout: 'content', ability: ['create', 'Order'] },
  '/new-transport': { layout: 'content', ability: ['create', 'Order'] },
  '/new-guide': { layout: 'content', ability: ['create', 'Order'] },
  '/new-programme': { layout: 'content', ability: ['create', 'Order'] },
  '/archive': { layout: 'content', ability: ['read', 'Order'] },
  '/pricelist': { layout: 'content', ability: ['read', 'Price'] },
  '/news': { layout: 'content', ability: ['read', 'News'] },
  // The offer is public: it is read before there is a session.
  '/about': { layout: 'content', ability: ['read', 'Public'] },
  // How to register is asked before there is a session.
  '/help': { layout: 'content', ability: ['read', 'Public'] },
  '/licenses': { layout: 'content', ability: ['read', 'License'] },
  '/prolongation': { layout: 'content', ability: ['read', 'License'] },
  '/payment': { layout: 'content', ability: ['create', 'Payment'] },
  '/payment-confirmation': { layout: 'content', ability: ['read', 'Payment'] },
  '/payments-history': { layout: 'content', ability: ['read', 'Payment'] },
  '/revise': { layout: 'content', ability: ['read', 'Payment'] },
  '/payment-wechat': { layout: 'content', ability: ['read', 'Payment'] },
  '/transport-order': { layout: 'content', ability: ['read', 'Payment'] },
  // Whoever has the link pays without a session.
  '/payments-link': { layout: 'blank', ability: ['read', 'Public'] },
  '/messages': { layout: 'content', ability: ['read', 'Message'] },
  '/feedback': { layout: 'content', ability: ['read', 'Message'] },
  '/exports': { layout: 'content', ability: ['read', 'Export'] },
  '/settings': { layout: 'content', ability: ['read', 'Account'] },
} as const satisfies Record<string, Screen>
export type ScreenPath = keyof typeof screens

export function isScreen(path: string): path is ScreenPath {
  return Object.hasOwn(screens, path)
}

/** `/upcoming/` is `/upcoming`. */
export function bareAddress(path: string): string {
  return path.replace(/(?<=.)\/$/, '')
}

/** Whether a visitor who asks for this address gets the login: its own, the first one, and those of members. */
export function showsLogin(address: string): boolean {
  const path = bareAddress(address)
  return path === '/' || path === '/login' || (isScreen(path) && !giveAbility(visitorAbility, screens[path].ability))
}

/** The address of a screen, as a mail or a bank leads there. */
export function addressOfScreen(publicOrigin: string, path: ScreenPath): string {
  return publicOrigin + path
}
