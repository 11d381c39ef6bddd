/** Guides that a group needs: people by the most that follow one, rounded up (specification/orders.md). */
export function guidesNeeded(people: number, personsPerGuide: number): number {
  return Math.ceil(people / Math.max(personsPerGuide, 1))
}

/** What decides about accompanying guides; `licensed`: the guide has a license for the museum, the language and the date. */
export type LicenseCheck = { needsLicense: boolean; licensed: boolean; people: number; personsPerGuide: number }

/** How many accompanying guides the order must name at least: none where no license is asked for, or where there is one. */
export function accompanyingGuides({ needsLicense, licensed, people, personsPerGuide }: LicenseCheck): number {
  return needsLicense && !licensed ? guidesNeeded(people, personsPerGuide) : 0
}
