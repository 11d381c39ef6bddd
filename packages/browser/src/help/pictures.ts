import type { Language } from '@anfilada/contract/languages'

export type Picture = { url: string; width: number; height: number }

/** `<screen>.<language>.<width>x<height>.webp`, made by `npm run pictures -- --for-help`: addresses that hold their content for good. */
const files = import.meta.glob<string>('./pictures/*.webp', { query: '?url', import: 'default', eager: true })

/** The screen in this language; one that does not speak it in English. Undefined when there is no picture of that name. */
export function pictureOf(name: string, language: Language): Picture | undefined {
  return find(`${name}.${language}.`) ?? find(`${name}.en.`)
}

function find(begin: string): Picture | undefined {
  const path = Object.keys(files).find((one) => one.startsWith(`./pictures/${begin}`))
  const [, width, height] = /\.(\d+)x(\d+)\.webp$/.exec(path ?? '') ?? []
  return path === undefined ? undefined : { url: files[path] ?? '', width: Number(width), height: Number(height) }
}
