export type LockEntry = {
  version?: string
  integrity?: string
  /** A package of ours. */
  link?: boolean
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  license?: string
  optionalDependencies?: Record<string, string>
}
export type LockFile = { packages: Record<string, LockEntry> }

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32']
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']

/**
 * Binaries for other machines that the registry did not offer when the lock file was written. `npm ci` wants an entry for each
 * of them, even where it would never install them; `npm install` leaves them out.
 */
export function missingBinaries(lock: LockFile): Record<string, LockEntry> {
  const found: Record<string, LockEntry> = {}
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const isThere = placesOf(path, name).some((place) => lock.packages[place])
      const machine = machineOf(name)
      if (!isThere && machine) found[`node_modules/${name}`] = { version, ...(entry.dev && { dev: true }), optional: true, ...machine }
    }
  }
  return found
}

/** Where Node would look for a package from here: beside, then ever further out. */
function placesOf(path: string, name: string): string[] {
  const steps = path.split('/node_modules/')
  const nested = steps.map((_, index) => `${steps.slice(0, index + 1).join('/node_modules/')}/node_modules/${name}`)
  return [...nested, `node_modules/${name}`]
}

function machineOf(name: string): Pick<LockEntry, 'os' | 'cpu'> | undefined {
  const words = name.split(/[/-]/)
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  return os && cpu ? { os: [os], cpu: [cpu] } : undefined
}

/** The lock file with an entry for each of them, in npm's own order. */
export function completed(lock: LockFile): LockFile {
  const packages = { ...lock.packages, ...missingBinaries(lock) }
  const sorted = Object.entries(packages).sort(([left], [right]) => left.localeCompare(right, 'en'))
  return { ...lock, packages: Object.fromEntries(sorted) }
}

/**
 * Packages that npm would install without looking whether they are what was locked. Only binaries for other machines may lack a checksum: the
 * registry that wrote the lock file did not offer them (decision 0009).
 */
export function unverified(lock: LockFile): string[] {
  return Object.entries(lock.packages)
    .filter(([path, { integrity, link }]) => path.includes('node_modules/') && !integrity && !link)
    .filter(([, { optional, os, cpu }]) => !(optional && os && cpu))
    .map(([path]) => path)
}
