import type { EquipmentDocument } from './services-document.ts'

// No zod here: pages read it.

/** What the company calls its equipment, in the order of its editors: an app's page carries it, as data that no browser runs (decision 0094). */
export type PageEquipment = readonly EquipmentDocument[]
/** The id of the element that carries it. */
export const equipmentElement = 'equipment'
