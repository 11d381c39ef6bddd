import { parentPort, workerData } from 'node:worker_threads'
import { compareFile, type CompareJob } from './comparing/compare-file.rules.ts'

parentPort?.postMessage(compareFile(workerData as CompareJob), [])
