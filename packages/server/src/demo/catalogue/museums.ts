import type { DemoMuseum, DemoObject } from './museum.ts'
import { cityMuseums } from './museums-city.ts'
import { palaceMuseums } from './museums-palaces.ts'

export const museums: readonly DemoMuseum[] = [...cityMuseums, ...palaceMuseums].sort((one, other) => one.id - other.id)

/** Objects with their museum: what slots, prices and orders are made of. */
export const museumObjects: readonly { museum: DemoMuseum; object: DemoObject }[] = museums.flatMap((museum) =>
  museum.objects.map((object) => ({ museum, object })),
)

export function findObject(systemId: string): { museum: DemoMuseum; object: DemoObject } {
  const found = museumObjects.find(({ object }) => object.systemId === systemId)
  if (!found) throw new Error(`Not in the demo catalogue: ${systemId}`)
  return found
}
