import { describe, expect, it } from 'vitest'
import { hostilePayloads } from '../../../../tools/test/hostile-payloads.ts'
import { readFormatted, type FormattedNode } from './read-formatted.ts'

const p = (...inside: FormattedNode[]) => ({ element: 'p', inside })

describe('a formatted text', () => {
  it('is read into the elements that the server writes, with its words unescaped', () => {
    expect(readFormatted('<p>До <strong>22:30</strong><br />по <em>&lt;субботам&gt;</em></p><hr /><ul>\n<li>один</li>\n</ul>')).toEqual([
      p('До ', { element: 'strong', inside: ['22:30'] }, { element: 'br', inside: [] }, 'по ', { element: 'em', inside: ['<субботам>'] }),
      { element: 'hr', inside: [] },
      { element: 'ul', inside: ['\n', { element: 'li', inside: ['один'] }, '\n'] },
    ])
  })

  it('keeps the links that lead somewhere, and of others the words', () => {
    const link = (href: string) => readFormatted(`<a href="${href}">туда</a>`)[0]
    for (const href of ['https://a.example/?x=1', 'http://a.example', 'mailto:a@b.example', 'tel:+7812', '/new'])
      expect(link(href)).toEqual({ element: 'a', href, inside: ['туда'] })
    expect(link('https://a.example/?x=1&amp;y=2')).toMatchObject({ href: 'https://a.example/?x=1&y=2' })
    for (const href of [
      'javascript:alert(1)',
      'JAVASCRIPT:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      '/\\evil.example',
      '',
    ])
      expect(link(href)).toEqual({ element: 'a', inside: ['туда'] })
  })

  it('keeps a picture of the product by its name, and takes any other for text', () => {
    expect(readFormatted('<p><img src="picture:wizard-time" alt="Вид &quot;с моста&quot;" /></p>')).toEqual([
      p({ element: 'img', picture: 'wizard-time', alt: 'Вид "с моста"', inside: [] }),
    ])
    for (const text of [
      '<img />',
      '<img src="https://evil.example/x" alt="" />',
      '<p src="picture:a" alt="">',
      '<img src="picture:../a" alt="" />',
    ])
      expect(readFormatted(text)).toEqual([text])
  })

  it('takes for text whatever the server would not have written', () => {
    for (const text of [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<svg onload=alert(1)>',
      '<p onclick="alert(1)">',
      '<a href="/new" onclick="alert(1)">',
      "<a href='javascript:alert(1)'>",
      '<STYLE>',
      '<!-- x -->',
      '</p>',
      '<p',
      '<iframe srcdoc="x"></iframe>',
    ])
      expect(
        readFormatted(text)
          .map((part) => (typeof part === 'string' ? part : ''))
          .join(''),
      ).toBe(text)
    // Escaped twice is shown as it stands: nothing is read twice.
    expect(readFormatted('&amp;lt;script&amp;gt;')).toEqual(['&lt;script&gt;'])
  })

  it('lets nothing act of what the server would have let through, whatever of many hundreds it was', () => {
    const linksOf = (node: FormattedNode): string[] =>
      typeof node === 'string' ? [] : [...(node.href === undefined ? [] : [node.href]), ...node.inside.flatMap(linksOf)]
    // An element is one of the list by its type: what is left to do harm is an address.
    const led = hostilePayloads.flatMap(({ text }) => readFormatted(text).flatMap(linksOf))
    expect(led.filter((href) => !/^(?:https:\/\/ok\.example|\/(?!\/))/.test(href))).toEqual([])
    expect(hostilePayloads.length).toBeGreaterThan(500)
  })

  it('ends with the text what nobody closed', () => {
    expect(readFormatted('<p><strong>да</p>нет')).toEqual([p({ element: 'strong', inside: ['да'] }), 'нет'])
    expect(readFormatted('<p>да')).toEqual([p('да')])
  })
})
