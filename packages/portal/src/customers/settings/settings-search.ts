import type { Ability } from '@anfilada/contract/abilities'

/** The tabs in their order, and the pair that opens each. */
export const settingsTabs = {
  profile: ['read', 'Account'],
  company: ['read', 'Customer'],
  edo: ['read', 'Customer'],
  members: ['read', 'Member'],
  sessions: ['read', 'Account'],
  security: ['read', 'Account'],
  notifications: ['read', 'Account'],
  keys: ['read', 'ApiKey'],
  data: ['read', 'Account'],
} as const satisfies Record<string, Ability>
export type SettingsTab = keyof typeof settingsTabs
/** The first tab is what is shown when nothing is said, so it stays out of the address. */
export type SettingsSearch = { tab?: Exclude<SettingsTab, 'profile'> }

export function readSettingsSearch({ tab }: Record<string, unknown>): SettingsSearch {
  return typeof tab === 'string' && isLaterTab(tab) ? { tab } : {}
}

function isLaterTab(tab: string): tab is Exclude<SettingsTab, 'profile'> {
  return Object.hasOwn(settingsTabs, tab) && tab !== 'profile'
}

export function searchOf(tab: SettingsTab): SettingsSearch {
  return readSettingsSearch({ tab })
}
