import { expect, test } from 'vitest'
import { changesOf } from './painted-changes.ts'
import { withLogin } from './paint-login.ts'

const page = (title: string, name: string, words = 'a') =>
  `<main class="x"><h1>${title}</h1><input value=""/><button title="${name}"><span>${words}</span>b</button></main>`

test('what is other in another language is found by its place among texts and elements, as a browser counts them', () => {
  expect(changesOf(page('Вход', 'Показать'), page('Log &amp; in', 'Don&#x27;t'))).toEqual([
    [0, 'Log & in'],
    [3, 'title', "Don't"],
  ])
  expect(changesOf(page('Вход', 'Показать'), page('Вход', 'Показать'))).toEqual([])
})

test.each([
  ['an element more', '<main class="x"><h1>Log in</h1><p></p></main>'],
  ['a text less', page('', 'Show')],
  ['another attribute', page('Log in', 'Show').replace('<h1>', '<h1 lang="en">')],
])('a page that is made in another way fails the build: %s', (_name, other) => {
  expect(() => changesOf(page('Вход', 'Показать'), other)).toThrow('not made alike')
})

test('the login stands in the page between signs by which the server takes it out, its words in an attribute that nothing ends', () => {
  const html = '<body><div id="root"></div><script id="painted-login"></script></body>'
  expect(withLogin(html, { html: '<p>$&</p>', changes: { en: [[0, "it's </script> & <b>"]] } })).toBe(
    '<body><div id="root"><!--login--><p>$&</p><!--/login--></div>' +
      `<script id="painted-login" data-words='{"en":[[0,"it&#39;s &#60;/script&#62; &#38; &#60;b&#62;"]]}'></script></body>`,
  )
  expect(() => withLogin('<body></body>', { html: '', changes: {} })).toThrow('no place')
})
