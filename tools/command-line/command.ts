import type { Sentence } from '../fault.ts'

/** With a `value`, or one that is there or not. */
export type Option = Readonly<{ value?: string; about: Sentence; required?: boolean; among?: readonly string[] }>

/** What was asked for, as far as the line alone can tell: every operand is there, and every option that must be; one without a value is empty. */
export type Asked = Readonly<{ operands: readonly string[]; options: Readonly<Record<string, string>> }>

/** One command of the product: another one is another row of `commands.ts`. */
export type Command = Readonly<{
  /** As it is typed: `admin create`. */
  words: readonly string[]
  /** What must follow, in this order. */
  operands?: readonly string[]
  options?: Readonly<Record<string, Option>>
  /** Settings without which it does nothing. */
  needs?: readonly string[]
  about: Sentence
  /** Answers the exit code; throws a Fault for what the operator can mend (1), WrongUsage for what he typed (2). */
  run(asked: Asked): Promise<number>
}>

/** 0: done; 1: refused, or failed; 2: the line, or a setting, was not usable, and nothing was begun. */
export const exitCodes = { done: 0, failed: 1, wrongUsage: 2 } as const

/** `admin create <mail> [--name <name>]` */
export function usageOf({ words, operands = [], options = {} }: Command): string {
  const named = Object.entries(options).map(([name, { value, required }]) => {
    const pair = value === undefined ? `--${name}` : `--${name} <${value}>`
    return required ? pair : `[${pair}]`
  })
  return [...words, ...operands.map((operand) => `<${operand}>`), ...named].join(' ')
}
