import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages, type Language } from '@anfilada/contract/languages'
import { habitFaults } from './habits.ts'
import { phraseFaults, sentencesOf, type Catalogue } from './phrase-faults.ts'
import { wordFaults } from './word-rules.ts'

/** The office speaks two of the languages. */
const ofTheOffice: readonly Language[] = ['ru', 'en']

/** What is wrong with any sentence for people, of each folder of words and in each of its languages, one line each. */
export async function everyPhraseFault(home = import.meta.dirname): Promise<string[]> {
  const folders = globSync('*/ru.ts', { cwd: home }).map((path) => path.split(/[\\/]/)[0] ?? '')
  return (await Promise.all(folders.sort().map((folder) => faultsIn(home, folder)))).flat()
}

async function faultsIn(home: string, folder: string): Promise<string[]> {
  const files = new Set(globSync('*.ts', { cwd: join(home, folder) }))
  const isForAll = languages.some((language) => !ofTheOffice.includes(language) && files.has(`${language}.ts`))
  const original = await wordsOf(home, folder, 'ru')
  const faults = (isForAll ? languages : ofTheOffice).map(async (language) => {
    if (!files.has(`${language}.ts`)) return [`${folder} ${language}: missing`]
    const words = await wordsOf(home, folder, language)
    const habits = [...sentencesOf(words)].flatMap(([key, sentence]) =>
      [...habitFaults(language, folder, sentence), ...wordFaults(language, folder, key, sentence)].map((fault) => `${key}: ${fault}`),
    )
    const own = [...phraseFaults(language, original, words), ...habits]
    return own.map((fault) => `${folder} ${language}: ${fault}`)
  })
  return (await Promise.all(faults)).flat()
}

/** Every sentence that this language's readers may meet on a screen, as it is written: the office's in English where it does not speak the language. */
export async function everyPhrase(language: Language, home = import.meta.dirname): Promise<string[]> {
  const folders = globSync('*/ru.ts', { cwd: home }).map((path) => path.split(/[\\/]/)[0] ?? '')
  const spoken = folders.map((folder) => (globSync(`${language}.ts`, { cwd: join(home, folder) }).length === 1 ? language : 'en'))
  return (await Promise.all(folders.map((folder, at) => wordsOf(home, folder, spoken[at] ?? 'en')))).flatMap(sentencesIn)
}

function sentencesIn(words: Catalogue | string): string[] {
  return typeof words === 'string' ? [words] : Object.values(words).flatMap((part) => sentencesIn(part))
}

/** All that the file exports; what goes by the name of its language has none. */
async function wordsOf(home: string, folder: string, language: Language): Promise<Catalogue> {
  const exported = (await import(pathToFileURL(join(home, folder, `${language}.ts`)).href)) as Record<string, Catalogue>
  const parts = Object.entries(exported).map(([name, words]) => (name === language || name === 'default' ? words : { [name]: words }))
  return Object.assign({}, ...parts) as Catalogue
}
