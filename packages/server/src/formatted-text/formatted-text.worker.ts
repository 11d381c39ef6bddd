import { parentPort, workerData } from 'node:worker_threads'
import { renderText } from './render.ts'

parentPort?.postMessage((workerData as string[]).map(renderText), [])
