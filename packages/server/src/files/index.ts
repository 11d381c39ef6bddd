export { codeSquares } from './code-squares.ts'
export { formatOfType, safeName } from './file-formats.rules.ts'
export { addFileRoutes, sendFileOf } from './files.http.ts'
export { inTurn } from './in-turn.ts'
export { deletePassedFiles, findMadeFile, getFile, giveFile, type KeptFile, putFile, readWhole } from './kept-files.store.ts'
export { deleteFile, putStream } from './kept-streams.store.ts'
export { breaksOf, breaksOfCells, breaksOfTexts, type Paper, type PaperBlock } from './paper.ts'
export { atPress, type WritePaper } from './paper-press.ts'
export type { Pass, PassFact, Passes } from './pass.ts'
export { type TableDocument, writePdf } from './pdf.ts'
export { forgetFiles, listPersonalFiles } from './personal-files.store.ts'
export {
  type CellContent,
  type ReadCell,
  readSpreadsheet,
  type ReadSheet,
  readTables,
  writeSpreadsheet,
  type WrittenSheet,
} from './spreadsheets.ts'
