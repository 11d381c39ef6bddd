import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

const { resolve } = createRequire(import.meta.url)
const families = {
  Noto: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  NotoBold: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  Chinese: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  Persian: '@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf',
  PersianBold: '@expo-google-fonts/vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf',
}
for (const [family, file] of Object.entries(families)) Font.register({ family, src: resolve(file) })
Font.registerHyphenationCallback((word) => [word])

// Missing glyphs are not replaced by the library: a text has a whole stack (facts of PDF, decision 0020).
const further = ['Chinese', 'Persian']
export const everyFont = { plain: ['Noto', ...further], bold: ['NotoBold', ...further] }

/** Persian letters, spaces and figures of one hand; what it has not, names in other letters, the others write. */
export const fontsOfPersian = { plain: ['Persian', 'Noto', 'Chinese'], bold: ['PersianBold', 'NotoBold', 'Chinese'] }

/** What a paper in Russian needs: the further ones, of 10 MB, are read only for a text that has letters of theirs. */
export function fontsFor(text: string): typeof everyFont {
  return /[\p{Script=Han}\p{Script=Arabic}]/u.test(text) ? everyFont : { plain: ['Noto'], bold: ['NotoBold'] }
}

/** Latin, Vietnamese and Cyrillic letters, figures and signs: those that fonts put together out of parts. */
const letters = [
  [0x20, 0x17f],
  [0x400, 0x45f],
  [0x1ea0, 0x1ef9],
] as const

/**
 * Reads the fonts, and asks for each letter by itself. A glyph keeps for ever the letter by which the library met it first, and none when that was
 * as a part of another one: after a title with й every и could be seen, but neither found nor copied.
 */
export async function readFonts({ plain, bold }: typeof everyFont): Promise<void> {
  for (const fontFamily of new Set([...plain, ...bold])) {
    await Font.load({ fontFamily })
    const { data } = Font.getFont({ fontFamily })
    for (const [first, last] of letters) {
      for (let letter = first; letter <= last; letter++) if (data?.hasGlyphForCodePoint(letter)) data.glyphForCodePoint(letter)
    }
  }
}
