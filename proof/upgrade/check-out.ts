import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/bootstrap/install.mjs'

/** Puts the code of a revision beside ours, on our packages; answers its folder. */
export function checkOut(revision: string): string {
  const old = join(root, 'var/proof', `version-${revision}`)
  if (existsSync(old)) rmSync(old, { recursive: true })
  mkdirSync(join(old, 'node_modules'), { recursive: true })
  const archive = execFileSync('git', ['archive', revision, 'packages', 'tools', 'package.json', 'tsconfig.base.json'], {
    cwd: root,
    maxBuffer: 2 ** 28,
  })
  execFileSync('tar', ['-x', '-C', old], { input: archive })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@anfilada') symlinkSync(join(root, 'node_modules', name), join(old, 'node_modules', name))
  }
  mkdirSync(join(old, 'node_modules/@anfilada'))
  for (const name of readdirSync(join(old, 'packages'))) {
    symlinkSync(join(old, 'packages', name), join(old, 'node_modules/@anfilada', name))
  }
  return old
}
