import { useTranslations } from 'use-intl'
import type { MuseumDocument } from '@anfilada/contract/catalogue/museum-document'
import { museumFaults } from '@anfilada/contract/catalogue/museum-faults'

/**
 * What of the document must be mended before it is published, by its path. Of what nobody saved yet nothing is said: it may be kept as a
 * draft before it is whole.
 */
export function useShownFault(document: MuseumDocument, isSaved: boolean): (path: string) => string | undefined {
  const t = useTranslations('catalogueEditor.faults')
  const faults = isSaved ? museumFaults(document) : {}
  return (path) => {
    const fault = faults[path]
    return fault && t(fault)
  }
}
