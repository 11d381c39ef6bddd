import { describe, expect, test } from 'vitest'
import { hostilePayloads } from '../../../../tools/test/hostile-payloads.ts'
import { hostileTexts } from '../testing/hostile-texts.ts'
import { looseMarkdown } from '../testing/loose-markdown.ts'
import { renderTexts } from './index.ts'
import { renderText } from './render.ts'

/** Any tag, with nothing in it but the link of an `a`. */
const harmless =
  /^<(?:\/?(?:p|strong|em|del|h3|h4|ul|ol|li|blockquote|code|a)|(?:br|hr) \/|a href="(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^"<>]*"|img src="picture:[a-z0-9-]+" alt="[^"<>]*" \/)>$/

describe('formatted text', () => {
  test('is paragraphs, headings below the title, lists, links and emphasis', () => {
    const text = '# Часы\n\nДо **22:30** по *субботам*,\nвход [отсюда](/new).\n\n- один\n- два'
    expect(renderText(text)).toBe(
      '<h3>Часы</h3><p>До <strong>22:30</strong> по <em>субботам</em>,<br />вход <a href="/new">отсюда</a>.</p>\n<ul>\n<li>один</li>\n<li>два</li>\n</ul>',
    )
  })

  test('has pictures of the product by their names, and of others what was typed', () => {
    expect(renderText('![Вид "с моста"](picture:wizard-time)')).toBe(
      '<p><img src="picture:wizard-time" alt="Вид &quot;с моста&quot;" /></p>',
    )
    for (const away of ['https://evil.example/x.png', 'picture:../x', 'javascript:alert(1)', '/logo.png', 'data:image/png;base64,AA'])
      expect(renderText(`![x](${away})`)).toBe(`<p>![x](${away})</p>`)
  })

  test('shows HTML as it was typed', () => {
    expect(renderText('а <b>б</b>\n\n<script>alert(1)</script>')).toBe(
      '<p>а &lt;b&gt;б&lt;/b&gt;</p>\n&lt;script&gt;alert(1)&lt;/script&gt;',
    )
  })

  const attacks = [...hostileTexts, ...hostilePayloads.map(({ text }) => text)]
  const acts = (html: string) => (html.match(/<[^>]*>?/g) ?? []).some((tag) => !harmless.test(tag))

  test('has nothing that could act, whatever of many hundreds was typed', () => {
    expect(attacks.length).toBeGreaterThan(500)
    expect(attacks.filter((text) => acts(renderText(text)))).toEqual([])
  })

  test('would act without this: Markdown alone lets most of them out', () => {
    expect(attacks.filter((text) => acts(looseMarkdown(text))).length).toBeGreaterThan(attacks.length * 0.9)
  })

  test('is made in a thread of its own, as many as are asked, in their order', async () => {
    expect(await renderTexts(['**а**', '', 'б'])).toEqual(['<p><strong>а</strong></p>', '', '<p>б</p>'])
  })
})
