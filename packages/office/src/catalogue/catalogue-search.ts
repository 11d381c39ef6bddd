import { chosen, idIn, textIn } from '@anfilada/browser/read-address'

/**
 * The address of the catalogue: which museum, which object of it. `view`: `museum` for a new museum, `object` for a new object, `check` for what
 * publishing changes, `history` for what was published; `services` for the company's own, of which `object` opens one, `vehicle` and `guide` for a new
 * one; any other word opens the fields.
 */
export type CatalogueSearch = { museum?: number; object?: string; view?: string }

export function readCatalogueSearch(search: Record<string, unknown>): CatalogueSearch {
  return chosen({ museum: idIn(search.museum), object: textIn(search.object, 32), view: textIn(search.view, 8) })
}
