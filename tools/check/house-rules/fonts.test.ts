import { expect, test } from 'vitest'
import { localFaces } from './fonts.ts'

const reasons = (face: string) =>
  localFaces({ path: 'packages/ui/src/styles/fonts.css', text: `\n@font-face {\n${face}\n}\n` }).map(
    ({ line, reason }) => `${line}: ${reason}`,
  )
const latin = 'unicode-range: U+0-5FF, U+1E00-2BFF;'

test('a face of the machine for Chinese letters is refused, whichever of them it names, and one for every letter', () => {
  const refused = ['2: local() for Chinese letters: the hosted slices or the list of --font-zh']
  for (const range of ['U+4E2D', 'U+4e00-9fff', 'U+3000-303F', 'U+4E??', 'U+0-FFFF', 'U+20000-2A6DF'])
    expect(reasons(`src: local('Noto Sans SC');\nfont-weight: 400;\nunicode-range: U+41, ${range};`)).toEqual(refused)
  expect(reasons("src: local('Arial');\nfont-weight: 400;")).toEqual(refused)
})

test('one file of the machine for text and for bold words is refused', () => {
  for (const weight of ['1 1000', '100 900', '500 640', '1 600'])
    expect(reasons(`src: local('Arial');\nfont-weight: ${weight};\n${latin}`)).toEqual([
      '2: local() for weights on both sides of 600: a regular and a bold face',
    ])
})

test('a regular file for what is lighter and a bold one for the rest are right, and so are hosted files', () => {
  expect(reasons(`src: local('Arial');\nfont-weight: 1 599;\n${latin}`)).toEqual([])
  expect(reasons(`src: local('Arial Bold');\nfont-weight: 600 1000;\n${latin}`)).toEqual([])
  expect(reasons("src: url('/sc.woff2');\nfont-weight: 100 900;\nunicode-range: U+4E2D;")).toEqual([])
})
