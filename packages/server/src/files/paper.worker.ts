import { parentPort } from 'node:worker_threads'
import type { Paper } from './paper.ts'
import { renderPaper } from './paper-page.ts'
import { renderPasses } from './pass-page.ts'
import type { Passes } from './pass.ts'

// Stands until it is ended (paper-press.ts): the library and the fonts, half a second's work, are read once.
parentPort?.on('message', (paper: Paper | Passes) => {
  const written = 'passes' in paper ? renderPasses(paper) : renderPaper(paper)
  void written.then(
    (file) => parentPort?.postMessage(file, []),
    () => parentPort?.postMessage(undefined, []),
  )
})
