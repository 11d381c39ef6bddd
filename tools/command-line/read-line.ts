import { parseArgs } from 'node:util'
import { Fault } from '../fault.ts'
import { sentences } from '../sentences.ts'
import { type Asked, type Command, type Option, usageOf } from './command.ts'

/** The line cannot be understood; nothing was begun. */
export class WrongUsage extends Fault {}

export type Line = Readonly<{ help: readonly Command[] }> | Readonly<{ command: Command; asked: Asked }>

/** What a line asks for: help about the commands that its words begin, or one of them. Throws WrongUsage. */
export function readLine(commands: readonly Command[], line: readonly string[]): Line {
  const { tokens } = parseArgs({ args: [...line], strict: false, tokens: true, allowPositionals: true, options: optionsOf(commands) })
  const typed = tokens.flatMap((token) => (token.kind === 'positional' ? token.value : []))
  const given = tokens.flatMap((token) => (token.kind === 'option' ? token : []))
  const wantsHelp = given.some(({ name }) => name === 'help' || name === 'h')
  const command = commands.find(({ words }) => words.every((word, place) => typed[place] === word))
  if (command) return wantsHelp ? { help: [command] } : { command, asked: readAsked(command, typed.slice(command.words.length), given) }
  const begun = commands.filter(({ words }) => typed.every((word, place) => words[place] === word))
  if (begun.length === 0) throw new WrongUsage(sentences.unknownCommand(typed.join(' ')))
  if (wantsHelp || typed.length === 0) return { help: begun }
  throw new WrongUsage(sentences.commandNotWhole(typed.join(' '), begun.map(({ words }) => words.join(' ')).join(', ')))
}

/** Which of them take a value; one name means the same everywhere. */
function optionsOf(commands: readonly Command[]): Record<string, { type: 'string' | 'boolean'; short?: string }> {
  const named = commands.flatMap(({ options = {} }) => Object.entries(options))
  const taken = named.map(([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const)
  return { ...Object.fromEntries(taken), help: { type: 'boolean', short: 'h' } }
}

type Given = { name: string; rawName: string; value: string | undefined }

function readAsked(command: Command, operands: readonly string[], given: readonly Given[]): Asked {
  const usage = usageOf(command)
  const options = readOptions(command, usage, given)
  const wanted = command.operands ?? []
  const [missing, surplus] = [wanted[operands.length], operands[wanted.length]]
  if (missing !== undefined) throw new WrongUsage(sentences.operandMissing(missing, usage))
  if (surplus !== undefined) throw new WrongUsage(sentences.operandSurplus(surplus, usage))
  return { operands, options }
}

function readOptions({ options = {} }: Command, usage: string, given: readonly Given[]): Record<string, string> {
  const values: Record<string, string> = {}
  for (const { name, rawName, value = '' } of given) {
    const option = options[name]
    if (!option) throw new WrongUsage(sentences.optionUnknown(rawName, usage))
    if (option.value === undefined && value !== '') throw new WrongUsage(sentences.optionUnknown(`${rawName}=${value}`, usage))
    if (option.value !== undefined && !isAmong(option, value)) throw new WrongUsage(sentences.optionWithout(rawName, option.value, usage))
    values[name] = value
  }
  const without = Object.entries(options).find(([name, { required }]) => required && !(name in values))
  if (without) throw new WrongUsage(sentences.optionMissing(`--${without[0]}`, usage))
  return values
}

function isAmong({ among }: Option, value: string): boolean {
  return value !== '' && among?.includes(value) !== false
}
