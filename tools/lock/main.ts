import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../bootstrap/install.mjs'
import { completed, type LockFile, missingBinaries } from './complete-lock.ts'

// `npm run lock`: run after `npm install` has written the lock file.
const path = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8')) as LockFile
writeFileSync(path, `${JSON.stringify(completed(lock), null, 2)}\n`)
console.log(`package-lock.json: ${Object.keys(missingBinaries(lock)).length} binaries for other machines added`)
