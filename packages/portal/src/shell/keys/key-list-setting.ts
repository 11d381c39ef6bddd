const setting = 'keyList'

/** Whether `?` opens the list of keys. A single letter must be possible to turn off (WCAG 2.2, 2.1.4). */
export function opensByKey(): boolean {
  return localStorage.getItem(setting) !== 'off'
}

export function setOpensByKey(opens: boolean): void {
  if (opens) localStorage.removeItem(setting)
  else localStorage.setItem(setting, 'off')
}
