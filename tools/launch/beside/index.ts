import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

// Loaded before each process of ours, whatever it does: when the launcher was killed, nobody else would stop it, and it would hold the port.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel alone must not keep a process alive that has finished its work.
process.channel?.unref()

// Loaded before a built program: a stack names lines of the sources. Node's own flag would parse every map when its file is loaded, and
// keep it; here a map is read when the first stack is asked for that has its file, and forgotten when memory is collected. What it said of a
// place is kept: a fault that is logged a thousand times reads it once.
const maps = new Map<string, WeakRef<SourceMap>>()
const told = new Map<string, string>()
const mostTold = 2_000
/** A line of a stack as V8 writes it: `cancelOrder (file:///…/server.mjs:71:5)`. */
type Site = Readonly<{ toString(): string }>
const place = /(file:\/\/[^\s()]+\.mjs):(\d+):(\d+)/

Error.prepareStackTrace = (error, sites) => [String(error), ...sites.map((site: Site) => `    at ${inSource(site.toString())}`)].join('\n')

/** A line of a stack with the place in the source; as it is when the file has no map. */
function inSource(site: string): string {
  const [found, file = '', line, column] = place.exec(site) ?? []
  if (found === undefined) return site
  const known = told.get(found)
  if (known !== undefined) return site.replace(found, known)
  try {
    const entry = mapOf(file).findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalSource' in entry)) return site
    const source = pathToFileURL(resolve(dirname(fileURLToPath(file)), entry.originalSource)).href
    const original = `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
    if (told.size >= mostTold) told.clear()
    told.set(found, original)
    return site.replace(found, original)
  } catch {
    return site
  }
}

function mapOf(file: string): SourceMap {
  const known = maps.get(file)?.deref()
  if (known) return known
  const payload = JSON.parse(readFileSync(fileURLToPath(`${file}.map`), 'utf8')) as SourceMapPayload
  const map = new SourceMap(payload)
  maps.set(file, new WeakRef(map))
  return map
}
