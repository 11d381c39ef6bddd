import { writeFileSync } from 'node:fs'
import { darkFile, darkOfSystem } from './dark-of-system.ts'
import { coloursFile, mailColours } from './mail-colours.ts'
import { pageColours, pageColoursFile } from './page-colours.ts'

writeFileSync(coloursFile, mailColours())
writeFileSync(pageColoursFile, pageColours())
writeFileSync(darkFile, darkOfSystem())
