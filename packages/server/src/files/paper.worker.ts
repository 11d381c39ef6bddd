import { parentPort } from 'node:worker_threads'
import type { Paper } from './paper.ts'
import { renderPaper } from './paper-page.ts'

// Stands until it is ended (paper-press.ts): the library and the fonts, half a second's work, are read once.
parentPort?.on('message', (paper: Paper) => {
  void renderPaper(paper).then(
    (file) => parentPort?.postMessage(file, []),
    () => parentPort?.postMessage(undefined, []),
  )
})
