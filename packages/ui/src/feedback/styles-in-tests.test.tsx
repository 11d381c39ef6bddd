import { expect, test } from 'vitest'

// What tests look up of styles is remembered by kinds of elements (tools/test/computed-styles.ts). A frame's window looks everything up anew.
const frame = document.body.appendChild(document.createElement('iframe'))
const lookUpAnew = (element: Element): CSSStyleDeclaration => (frame.contentWindow as Window).getComputedStyle(element)

const shown = ({ display, visibility, pointerEvents }: CSSStyleDeclaration): string => [display, visibility, pointerEvents].join()
const described = (element: Element): string => element.outerHTML.slice(0, 80)

function expectSameAnswers(): void {
  const all = [...document.body.querySelectorAll('*')]
  const remembered = all.map((element) => `${described(element)}: ${shown(getComputedStyle(element))}`)
  expect(remembered).toEqual(all.map((element) => `${described(element)}: ${shown(lookUpAnew(element))}`))
}

const names = 'div span button input dialog details table tr td label'.split(' ')
const marks = [
  '',
  'hidden',
  'hidden="until-found"',
  'open',
  'popover',
  'type="hidden"',
  'style="display: none"',
  'style="visibility: hidden; pointer-events: none"',
  'aria-hidden="true" class="x"',
]

/** Every element in every state, alone and around others. */
function draw(): void {
  const place = document.createElement('main')
  for (const name of names) {
    for (const mark of marks) {
      const outer = document.createElement('div')
      outer.innerHTML = `<${name} ${mark}></${name}>`
      const around = outer.firstElementChild ?? document.createElement(name)
      around.append(document.createElement('summary'), document.createElement('summary'), document.createElement('span'))
      place.append(around)
    }
  }
  document.body.append(place)
}

test('says of every element what is looked up anew, whatever becomes of it', () => {
  draw()
  expectSameAnswers()
  for (const element of document.querySelectorAll<HTMLElement>('main > :nth-child(3n)')) element.style.visibility = 'collapse'
  for (const element of document.querySelectorAll('main > :nth-child(4n)')) element.toggleAttribute('hidden')
  document.querySelector('main')?.setAttribute('style', 'pointer-events: none')
  expectSameAnswers()
})

test('looks up what a sheet of the page may style', () => {
  const element = document.body.appendChild(document.createElement('p'))
  expect(getComputedStyle(element).display).toBe('block')
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = 'p { display: none }'
  expect(getComputedStyle(element).display).toBe('none')
  style.remove()
  expect(getComputedStyle(element).getPropertyValue('display')).toBe('block')
})
