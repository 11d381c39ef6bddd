import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { rotateLog } from './rotate-logs.ts'

let folder: string
let file: string
let log: number

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'anfilada-rotate-'))
  file = join(folder, 'server.log')
  // As the launcher opens it for a process that lives on while its log is cut.
  log = openSync(file, 'a')
})
afterEach(() => {
  closeSync(log)
  rmSync(folder, { recursive: true, force: true })
})

const write = (text: string): unknown => writeSync(log, text)
const read = (name: string): string => readFileSync(name, 'utf8')

describe('a log', () => {
  test('that is too long begins anew under its writer, and the lines before stand in one older file', () => {
    for (const line of ['first\n', 'second\n', 'third\n']) {
      write(line)
      rotateLog(file, 3)
    }
    write('now\n')
    expect({ log: read(file), older: read(`${file}.1`) }).toEqual({ log: 'now\n', older: 'third\n' })
  })

  test('that is short, or not there yet, stays as it is', () => {
    write('first\n')
    rotateLog(file, 6)
    rotateLog(join(folder, 'jobs.log'), 6)
    expect(read(file)).toBe('first\n')
    expect(existsSync(`${file}.1`)).toBe(false)
  })

  test('is cut although its older lines cannot be kept', () => {
    // Nothing can be copied over a folder, as nothing can on a full disk.
    mkdirSync(`${file}.1`)
    write('first\n')
    expect(() => rotateLog(file, 3)).not.toThrow()
    expect(read(file)).toBe('')
  })
})
