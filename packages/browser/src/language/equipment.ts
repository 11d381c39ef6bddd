import { useCallback, useSyncExternalStore } from 'react'
import { equipmentElement, type PageEquipment } from '@anfilada/contract/catalogue/page-equipment'
import { useLanguage } from './LanguageProvider.tsx'

const listeners = new Set<() => void>()
let known: PageEquipment | undefined

/** As the server wrote it into the page; nothing where it said nothing. */
function read(): PageEquipment {
  const written = document.getElementById(equipmentElement)?.textContent
  return written ? (JSON.parse(written) as PageEquipment) : []
}

/** The company's equipment in the order of its editors, as it was called when the page came, or saved here since. */
export function pageEquipment(): PageEquipment {
  return (known ??= read())
}

/** What an editor has just saved: this page goes on with it. */
export function tellEquipment(equipment: PageEquipment | undefined): void {
  known = equipment
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useEquipment(): PageEquipment {
  return useSyncExternalStore(watch, pageEquipment)
}

/** Its name in the reader's language; undefined of what is no equipment, and where the page says nothing. */
export function useEquipmentName(): (item: string) => string | undefined {
  const equipment = useEquipment()
  const { language } = useLanguage()
  return useCallback(
    (item) => {
      const one = equipment.find(({ service }) => service === item)
      return one && (one.name[language] || one.name.ru)
    },
    [equipment, language],
  )
}
