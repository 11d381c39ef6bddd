import { explain, Fault } from '../fault.ts'
import { readSettings } from '../launch/config.ts'
import { sentences } from '../sentences.ts'
import { type Command, exitCodes } from './command.ts'
import { commands } from './commands.ts'
import { helpText } from './help.ts'
import { readLine, WrongUsage } from './read-line.ts'

// `npm run anfilada -- <command>`: what the operator of the machine does with the product beside starting it.

/** Nothing is begun with a setting that is missing or cannot be read. */
function requireSettings({ needs = [] }: Command): void {
  const missing = needs.filter((name) => !process.env[name])
  if (missing.length > 0) throw new WrongUsage(sentences.commandNeeds(missing))
  try {
    readSettings()
  } catch (error) {
    throw error instanceof Fault ? new WrongUsage(error.sentence) : error
  }
}

async function main(typed: readonly string[]): Promise<number> {
  try {
    const line = readLine(commands, typed)
    if ('help' in line) {
      console.log(helpText(line.help))
      return exitCodes.done
    }
    requireSettings(line.command)
    return await line.command.run(line.asked)
  } catch (error) {
    explain(error)
    return error instanceof WrongUsage ? exitCodes.wrongUsage : exitCodes.failed
  }
}

process.exitCode = await main(process.argv.slice(2))
