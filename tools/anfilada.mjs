// `npm run anfilada -- <command>`: the command line of the product. Runs on any Node >= 20; everything after the installation runs on the
// Node that the lock file pins.
import { handOverBuilt } from './bootstrap/hand-over.mjs'
import { installWhenNeeded } from './bootstrap/install.mjs'

await installWhenNeeded()
handOverBuilt('anfilada', process.argv.slice(2))
