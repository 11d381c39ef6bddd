import type { Page } from '@playwright/test'

/**
 * Texts of the page in Russian letters, and names of controls, that stand outside what people wrote, which is marked by its language or by
 * `dir="auto"`: nobody of another script can read them. `also`: by what else a page marks what people wrote.
 */
export async function russianOn(page: Page, also = 'never'): Promise<string[]> {
  return page.evaluate((marked) => {
    const spoken = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']
    const words = [...document.body.querySelectorAll('*')].flatMap((element) => {
      if (element.closest(`script, style, noscript, [dir="auto"], [lang="ru"], ${marked}`)) return []
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ nodeValue }) => nodeValue ?? '')
      return [...texts, ...spoken.map((name) => element.getAttribute(name) ?? '')]
    })
    return [...new Set(words.map((text) => text.trim()).filter((text) => /\p{Script=Cyrillic}/u.test(text)))]
  }, also)
}

/** What is left of such a text without what its reader may meet in Russian letters. */
export function unread(text: string, known: readonly (string | RegExp)[]): boolean {
  return /\p{Script=Cyrillic}/u.test(known.reduce<string>((rest, one) => rest.replaceAll(one, ''), text))
}
