// `npm run serve`: production. Runs on any Node >= 20; everything after the installation runs on the Node that the lock file pins.
import { handOverBuilt } from './bootstrap/hand-over.mjs'
import { installWhenNeeded } from './bootstrap/install.mjs'

await installWhenNeeded()
handOverBuilt('serve', process.argv.slice(2))
