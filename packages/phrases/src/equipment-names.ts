import type { Language } from '@anfilada/contract/languages'

/** What the company calls its equipment (decision 0094). */
export type EquipmentNames = readonly { service: string; name: Readonly<Record<Language, string>> }[]

/** Undefined of what is no equipment. */
export function equipmentName(equipment: EquipmentNames, language: Language, item: string): string | undefined {
  const one = equipment.find(({ service }) => service === item)
  return one && (one.name[language] || one.name.ru)
}
