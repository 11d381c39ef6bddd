import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

const { resolve } = createRequire(import.meta.url)
const families = {
  Noto: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  NotoBold: '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  Chinese: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  Persian: '@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf',
}
for (const [family, file] of Object.entries(families)) Font.register({ family, src: resolve(file) })
Font.registerHyphenationCallback((word) => [word])

// Missing glyphs are not replaced by the library: a text has a whole stack (facts of PDF, decision 0020).
const further = ['Chinese', 'Persian']
export const everyFont = { plain: ['Noto', ...further], bold: ['NotoBold', ...further] }

/** What a paper in Russian needs: the further ones, of 10 MB, are read only for a text that has letters of theirs. */
export function fontsFor(text: string): typeof everyFont {
  return /[\p{Script=Han}\p{Script=Arabic}]/u.test(text) ? everyFont : { plain: ['Noto'], bold: ['NotoBold'] }
}
