import { officeLanguages } from '@anfilada/contract/languages'
import { priceSheetPhrases } from '@anfilada/phrases/price-sheet'
import { sheetColumns, type SheetWords } from './price-sheet.rules.ts'

const written = officeLanguages.map((language) => priceSheetPhrases[language])

/** A sheet is read back in whichever language of the office it was taken out. */
export const sheetWords: SheetWords = {
  titles: Object.fromEntries(
    sheetColumns.map((column) => [column, written.map(({ titles }) => titles[column])]),
  ) as unknown as SheetWords['titles'],
  person: written.map(({ person }) => person),
  group: written.map(({ group }) => group),
}
