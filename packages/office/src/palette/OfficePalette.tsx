import { PaletteOpener } from '@anfilada/browser/palette/PaletteOpener'
import { QuietPart } from '@anfilada/browser/QuietPart'
import type { MorePhrases } from '@anfilada/browser/WithPhrases'
import { singleKeysOn } from '../shell/keys/single-keys.ts'

const phrases = {
  ru: () => import('@anfilada/phrases/palette/ru'),
  en: () => import('@anfilada/phrases/palette/en'),
} as MorePhrases
const load = async () => (await import('./PaletteOfOffice.tsx')).PaletteOfOffice

/** The palette's button and keys in the bar of the office. */
export default function OfficePalette() {
  return (
    <QuietPart>
      <PaletteOpener phrases={phrases} load={load} hasSlash={singleKeysOn} />
    </QuietPart>
  )
}
