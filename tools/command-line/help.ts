import { type Command, usageOf } from './command.ts'

/** How the commands are typed and what each does, English and Russian. */
export function helpText(commands: readonly Command[]): string {
  return [
    'npm run anfilada -- <command>',
    '',
    ...commands.flatMap((command) => [usageOf(command), ...command.about.map((line) => `    ${line}`), ...optionLines(command), '']),
    'Exit code 0: done; 1: refused, or failed; 2: the command or a setting is not usable.',
    'Код выхода 0: выполнено; 1: отказ или сбой; 2: не годится команда или настройка.',
  ].join('\n')
}

function optionLines({ options = {}, needs = [] }: Command): string[] {
  const lines = Object.entries(options).map(([name, { about }]) => `    --${name}: ${about.join(' / ')}`)
  return needs.length === 0 ? lines : [...lines, `    ${needs.join(', ')}: settings / настройки`]
}
