import { useDeferredValue, useState } from 'react'
import { type FoundEntries, PaletteView } from '@anfilada/browser/palette/PaletteView'
import { useFoundCustomers, useFoundMuseums } from './use-found-names.tsx'
import { useFoundOrders } from './use-found-orders.tsx'
import { useOfficeActs, useOfficeScreens } from './use-office-screens.tsx'

function useEntries(query: string): FoundEntries {
  const found = [useFoundOrders(query), useFoundMuseums(), useFoundCustomers(query)]
  const screens = useOfficeScreens()
  const acts = useOfficeActs()
  return {
    entries: [...found.flatMap(({ entries }) => entries), ...screens, ...acts],
    isLoading: found.some(({ isLoading }) => isLoading),
    isFailed: found.some(({ isFailed }) => isFailed),
  }
}

/** Orders, museums, customers, screens and acts of this employee. */
export function PaletteOfOffice({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('')
  const found = useEntries(useDeferredValue(query.trim()))
  return <PaletteView query={query} onType={setQuery} found={found} onClose={onClose} />
}
