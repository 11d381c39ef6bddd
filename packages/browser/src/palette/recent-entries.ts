import { recall, remember } from '../memory.ts'

const setting = 'palette'
const kept = 6

/** Keys of what was opened from here, the last first; forgotten when the person signs out. */
export function recentKeys(): string[] {
  return (recall(setting) ?? '').split(' ').filter(Boolean)
}

export function rememberOpened(key: string): void {
  remember(setting, [key, ...recentKeys().filter((one) => one !== key)].slice(0, kept).join(' '))
}
