export type LockEntry = {
  version?: string
  integrity?: string
  /** A package of ours. */
  link?: boolean
  optionalDependencies?: Record<string, string>
}
export type LockFile = { packages: Record<string, LockEntry> }

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32']
const processors = ['arm64', 'arm', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']

/**
 * Binaries for other machines that the registry did not offer when the lock file was written. `npm ci` wants an entry for each of them, even
 * where it would never install them; `npm install` leaves them out.
 */
export function missingBinaries(lock: LockFile): string[] {
  return Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => isBinary(name) && !placesOf(path, name).some((place) => holds(lock.packages[place], version)))
      .map(([name, version]) => `${name} ${version}`),
  )
}

/** A range is npm's to judge; a binary is asked for by its exact version. */
function holds(entry: LockEntry | undefined, wanted: string): boolean {
  return entry !== undefined && (entry.version === wanted || !/^\d/.test(wanted))
}

/** Where Node would look for a package from here: beside, then ever further out. */
function placesOf(path: string, name: string): string[] {
  const steps = path.split('/node_modules/')
  const nested = steps.map((_, index) => `${steps.slice(0, index + 1).join('/node_modules/')}/node_modules/${name}`)
  return [...nested, `node_modules/${name}`]
}

function isBinary(name: string): boolean {
  const words = name.split(/[/-]/)
  return systems.some((system) => words.includes(system)) && processors.some((processor) => words.includes(processor))
}

/** Packages that npm would install without looking whether they are what was locked. */
export function unverified(lock: LockFile): string[] {
  return Object.entries(lock.packages)
    .filter(([path, { integrity, link }]) => path.includes('node_modules/') && !integrity && !link)
    .map(([path]) => path)
}
