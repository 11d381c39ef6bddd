import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeLock, underLock } from './lock.mjs'

let folder: string
let path: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'anfilada-lock-'))
})

beforeEach(({ task }) => {
  path = join(folder, `${task.id}.lock`)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a start lock', () => {
  test('is refused to the second, who learns who holds it', () => {
    expect(takeLock(path, 'http://127.0.0.1:8080').held).toBe(true)
    expect(takeLock(path, 'later')).toMatchObject({ held: false, holder: { pid: process.pid, note: 'http://127.0.0.1:8080' } })
  })

  test('is free again after it was released', () => {
    const lock = takeLock(path)
    if (lock.held) lock.release()
    expect(takeLock(path).held).toBe(true)
  })

  test('is taken over from a process that is gone', async () => {
    const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
    const pid = child.pid
    await new Promise((resolve) => child.once('exit', resolve))
    writeFileSync(path, JSON.stringify({ pid, began: '1', note: 'gone' }))
    expect(takeLock(path).held).toBe(true)
  })

  test.runIf(process.platform === 'linux')('is taken over when another program carries the number of its holder', () => {
    writeFileSync(path, JSON.stringify({ pid: process.pid, began: 'another moment', note: 'gone' }))
    expect(takeLock(path).held).toBe(true)
  })

  test('is taken over when it is torn', () => {
    writeFileSync(path, '{"pid":')
    expect(takeLock(path).held).toBe(true)
  })

  test('lets one after the other through', async () => {
    const seen: string[] = []
    const enter = (name: string) =>
      underLock(path, async () => {
        seen.push(`${name} in`)
        await new Promise((resolve) => setImmediate(resolve))
        seen.push(`${name} out`)
      })
    await Promise.all([enter('a'), enter('b')])
    expect([seen[0]?.slice(-2), seen[1]?.slice(-3), seen[2]?.slice(-2)]).toEqual(['in', 'out', 'in'])
    expect(existsSync(path)).toBe(false)
  })

  test('lets only one of many processes take over a stale lock', async () => {
    writeFileSync(path, JSON.stringify({ pid: 2 ** 22 + 1, began: '1', note: 'gone' }))
    const script = `import { takeLock } from ${JSON.stringify(new URL('lock.mjs', import.meta.url).href)}
      const lock = takeLock(process.argv[1]); process.stdout.write(lock.held ? 'held' : 'refused'); process.stdin.resume()`
    const rivals = Array.from({ length: 6 }, () => rival(script))
    const answers = await Promise.all(rivals.map(({ answer }) => answer))
    for (const { leave } of rivals) leave()
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ note: '' })
  })
})

/** A process that tries to take the lock and then waits, so that what it took stays taken. */
function rival(script: string): { answer: Promise<string>; leave: () => void } {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, path], { stdio: ['pipe', 'pipe', 'inherit'] })
  const answer = new Promise<string>((resolve) => child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString())))
  return { answer, leave: () => child.stdin.end() }
}
