import { describe, expect, test } from 'vitest'
import { renderTexts } from './index.ts'
import { renderText } from './render.ts'

/** Ways to bring a script into a text: OWASP's list as it concerns Markdown, each with the word that must not become an element. */
export const hostileTexts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](vbscript:alert(1))',
  '[x](//evil.example/a)',
  '[x](https://ok.example "onmouseover=alert(1)")',
  '[x](https://ok.example/"onmouseover="alert(1))',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](https://ok.example/a.png)',
  '<javascript:alert(1)>',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<p style="background:url(x)" onclick="alert(1)">x</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '`<script>alert(1)</script>`',
  '```\n<script>alert(1)</script>\n```',
  '<form action=https://evil.example><input name=p></form>',
  '<base href=https://evil.example/>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\\<script\\>alert(1)\\</script\\>',
  '<!--><script>alert(1)</script>-->',
  '<<script>alert(1)//<</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
] as const

/** Any tag, with nothing in it but the link of an `a`. */
const harmless =
  /^<(?:\/?(?:p|strong|em|del|h3|h4|ul|ol|li|blockquote|code|a)|(?:br|hr) \/|a href="(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^"<>]*")>$/

describe('formatted text', () => {
  test('is paragraphs, headings below the title, lists, links and emphasis', () => {
    const text = '# Часы\n\nДо **22:30** по *субботам*,\nвход [отсюда](/new).\n\n- один\n- два'
    expect(renderText(text)).toBe(
      '<h3>Часы</h3><p>До <strong>22:30</strong> по <em>субботам</em>,<br />вход <a href="/new">отсюда</a>.</p>\n<ul>\n<li>один</li>\n<li>два</li>\n</ul>',
    )
  })

  test('shows HTML as it was typed', () => {
    expect(renderText('а <b>б</b>\n\n<script>alert(1)</script>')).toBe(
      '<p>а &lt;b&gt;б&lt;/b&gt;</p>\n&lt;script&gt;alert(1)&lt;/script&gt;',
    )
  })

  test.each(hostileTexts)('has nothing that could act: %s', (text) => {
    for (const tag of renderText(text).match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(harmless)
  })

  test('is made in a thread of its own, as many as are asked, in their order', async () => {
    expect(await renderTexts(['**а**', '', 'б'])).toEqual(['<p><strong>а</strong></p>', '', '<p>б</p>'])
  })
})
