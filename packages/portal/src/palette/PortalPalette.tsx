import { PaletteOpener } from '@anfilada/browser/palette/PaletteOpener'
import { opensByKey } from '../shell/keys/use-key.ts'
import { inTime } from '../shell/load-chunk.tsx'
import { phrases } from './phrases.ts'

const load = () => inTime(async () => (await import('./PaletteOfPortal.tsx')).PaletteOfPortal)

/** The palette's button and keys in the bar of the portal. */
export default function PortalPalette() {
  return <PaletteOpener phrases={phrases} load={load} hasSlash={opensByKey} />
}
