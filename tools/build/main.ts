import { buildPrograms } from './programs.ts'

// Builds the programs of a start when they are not there, and says where they are.
console.log(await buildPrograms())
