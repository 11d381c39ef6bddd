import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** react-aria names its locales by region; ours go without. */
const locales = { ru: 'ru-RU', en: 'en-GB', zh: 'zh-CN', fa: 'fa-IR', vi: 'vi-VN' } as const

// react-aria's press handling injects a <style> unless an element with this id is there already, and a strict CSP refuses and reports it;
// the rule itself stands in base.css.
const pressStyleId = 'react-aria-pressable-style'
if (typeof document !== 'undefined' && !document.getElementById(pressStyleId)) {
  const mark = document.createElement('meta')
  mark.id = pressStyleId
  document.head.append(mark)
}

/** Tells the kit's parts (calendar, lists) the reader's language and direction. */
export function UiProvider({ locale, children }: { locale: keyof typeof locales; children: ReactNode }) {
  return <I18nProvider locale={locales[locale]}>{children}</I18nProvider>
}
