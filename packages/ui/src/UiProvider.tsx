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

/** Tells the parts with react-aria's behaviour (lists, calendar) the language of the page, and so its direction. It comes with them. */
export function UiProvider({ children }: { children: ReactNode }) {
  const { lang } = document.documentElement
  return <I18nProvider locale={isOurs(lang) ? locales[lang] : locales.ru}>{children}</I18nProvider>
}

function isOurs(lang: string): lang is keyof typeof locales {
  return lang in locales
}
