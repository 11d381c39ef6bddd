import { languages } from '@anfilada/contract/languages'
import { type MailFacts, mailTemplates } from '@anfilada/contract/mails'
import { describe, expect, it } from 'vitest'
import { hostilePayloads } from '../../../../tools/test/hostile-payloads.ts'
import { demoCompany } from '../demo/company.ts'
import { testIdentity } from '../testing/world.ts'
import { isSendable, renderMail, type StoredMail } from './render-mail.ts'

const linkId = '5f1f8a9e-8a0a-4d8e-9a53-0d1c6e1c9b11'
const token = testIdentity.secrets.linkToken(linkId)
const everyFact = {
  name: 'Анна',
  customer: 'Невский тур',
  inviter: 'Пётр',
  reason: 'ИНН не найден',
  at: '2026-11-21T14:05:00Z',
  device: 'Firefox',
  state: 'on',
  order: '71',
  what: 'Эрмитаж · Главный комплекс',
  date: '2026-12-01',
  time: '11:00',
  entrance: 'Подъезд 3',
  moved: 'yes',
  explained: 'yes',
  asker: 'Вера Орлова',
  license: 'ЦС-0733',
  licenses: '',
  guide: 'Ли Вэй',
  museum: 'Эрмитаж',
  payment: '12',
  vouchers: '71, 72',
  method: 'Банковская карта',
  amount: '1234500',
  paid: '1234500',
  kept: '',
  reader: 'both',
  invoice: '118',
  file: '7',
  count: '2',
  feedback: '6',
}

/** What a sentence chooses by. */
const statesOf: Partial<Record<StoredMail['template'], string[]>> = {
  second_factor_changed: ['on', 'off', 'recovered', 'removed'],
  order_confirmed: ['confirmed', 'payable'],
  waiting_promoted: ['confirmed', 'payable', 'in_processing'],
  order_changed: ['accepted', 'declined'],
  change_waits: ['change', 'cancel'],
  license_decided: ['accepted', 'refused', 'suspended'],
  prolongation_decided: ['prolonged', 'declined', 'withdrawn'],
  license_ending: ['ending', 'over'],
  payment_received: ['spent', 'kept'],
  message_unread: ['order', 'general'],
}

const company = { version: 1, facts: demoCompany }

/** A mail with every fact that any template asks for. */
function mail(changes: {
  template?: StoredMail['template']
  language?: StoredMail['language']
  facts?: Record<string, string>
  linkId?: string | null
}): StoredMail {
  const { facts, ...rest } = changes
  const all = { ...everyFact, ...facts } as unknown as MailFacts['member_invited']
  return { template: 'member_invited', language: 'ru', linkId, linkUntil: new Date('2026-11-24T14:05:00Z'), ...rest, facts: all }
}

const render = (changes: Parameters<typeof mail>[0], masked = false) => renderMail(mail(changes), company, testIdentity, masked)

describe('a mail', () => {
  const all = languages.flatMap((language) => mailTemplates.map((template) => ({ language, template })))

  it.each(all)('$template says everything in $language, and nothing stays unsaid', ({ language, template }) => {
    const { subject, text, html } = render({ language, template })
    expect(subject.length).toBeGreaterThan(3)
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|Invalid|\{\w+/)
    expect(html).toContain(`<html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}">`)
  })

  // What people wrote and are called comes as facts: all that is left is ours.
  const latin = {
    name: 'Anna',
    customer: 'Neva Tours',
    inviter: 'Pyotr',
    reason: 'No INN',
    what: 'Hermitage · Main complex',
    entrance: 'Entrance 3',
    asker: 'Vera',
    license: 'CS-0733',
    guide: 'Li Wei',
    museum: 'Hermitage',
    method: 'Bank card',
    keys: 'Books',
  }

  it.each(all.filter(({ language }) => language !== 'ru'))('$template has no Russian word in $language', ({ language, template }) => {
    for (const state of statesOf[template] ?? ['on'])
      for (const reader of ['member', 'payer', 'both']) {
        const { subject, text, html } = render({ language, template, facts: { ...latin, state, reader, kept: '100', keyed: 'yes' } })
        for (const part of [subject, text, html]) expect(part).not.toMatch(/\p{Script=Cyrillic}/u)
      }
  })

  it('in Russian letters would be found', () => {
    expect(render({ language: 'en', template: 'order_rejected', facts: { ...latin, reason: 'Зал полон' } }).text).toMatch(
      /\p{Script=Cyrillic}/u,
    )
  })

  it.each([
    ['confirm_email', '/confirm-email'],
    ['application_approved', '/password'],
    ['member_invited', '/password'],
    ['password_reset', '/password'],
  ] as const)('%s opens %s, with the token in the fragment alone', (template, path) => {
    const { text, html } = render({ template })
    expect(text).toContain(`\nhttps://portal.example${path}#${token}\n`)
    expect(html).toContain(`href="https://portal.example${path}#${token}"`)
  })

  it('about a new password names the keys that it does not stop, also in mails of before', () => {
    const text = (facts: object) => render({ template: 'password_reset', facts: facts as Record<string, string> }).text
    expect(text({ keyed: 'yes', keys: 'Учёт, Сайт' })).toContain('Учёт, Сайт')
    expect(text({ keyed: 'no', keys: '' })).not.toContain('API')
  })

  it.each(['password_changed', 'second_factor_changed', 'known_email'] as const)(
    '%s leads to the forgotten password without any token',
    (template) => {
      const { text, html } = render({ template, linkId: null })
      expect(text).toContain('\nhttps://portal.example/forgot\n')
      expect(html).not.toContain('#' + token)
    },
  )

  it('about an order says what it is about and opens its page', () => {
    const { subject, text } = render({ template: 'waiting_promoted', linkId: null, facts: { state: 'payable' } })
    expect(subject).toContain('№\u00a071')
    expect(text).toContain('Эрмитаж · Главный комплекс')
    expect(text).toContain('1 декабря 2026')
    expect(text).toContain('до 21 ноября, 17:05')
    expect(text).toContain('\nhttps://portal.example/upcoming/info?id=71\n')
    expect(render({ template: 'waiting_promoted', linkId: null, facts: { state: 'in_processing', at: '' } }).text).not.toContain('17:05')
    const far = render({ template: 'waiting_promoted', linkId: null, facts: { state: 'payable', zone: 'Asia/Vladivostok' } })
    expect(far.text).toContain('до 22 ноября, 00:05')
  })

  it('about an answer to feedback opens its thread', () => {
    expect(render({ template: 'feedback_answered', linkId: null }).text).toContain('\nhttps://portal.example/feedback?id=6\n')
  })

  it('about a cancelled order gives the reason where there is one', () => {
    const reasoned = (explained: string) => render({ template: 'order_cancelled', linkId: null, facts: { explained } }).text
    expect([reasoned('yes'), reasoned('no')].map((text) => text.includes('ИНН не найден'))).toEqual([true, false])
  })

  it('about a payment is a letter to keep: sums and numbers one under another, nothing about money that is not there', () => {
    const { text, html } = render({ template: 'payment_received', linkId: null, facts: { state: 'spent' } })
    expect(text).toContain(
      'Номера заказов: 71, 72\nПоступило: 12\u00a0345\u00a0₽\nСпособ оплаты: Банковская карта\nКогда, по Москве: 21 ноября, 17:05\nЗачтено: 12\u00a0345\u00a0₽\n\n',
    )
    expect(text).not.toMatch(/баланс/)
    expect(html).toContain('>71, 72</td>')
    const free = render({ template: 'payment_received', linkId: null, facts: { state: 'kept', paid: '', kept: '1234567' } }).text
    expect(free).toContain('Осталось на балансе: 12\u00a0345,67\u00a0₽')
    expect(free).not.toContain('Зачтено')
  })

  it('about a payment opens its page for members, and none for a payer without a login', () => {
    const of = (reader: string) => render({ template: 'payment_received', linkId: null, facts: { reader } }).text
    const page = 'https://portal.example/payment-confirmation?payment_id=12\n'
    expect(['member', 'both'].map((reader) => of(reader).includes(page))).toEqual([true, true])
    expect(of('payer')).not.toContain('https://')
    expect([of('member'), of('payer')].map((text) => text.includes('получит плательщик'))).toEqual([true, false])
  })

  it('of an invoice names its orders, or all the licenses whose renewal it is for', () => {
    const text = (facts: Record<string, string>) => render({ template: 'invoice_issued', linkId: null, facts }).text
    const orders = text({ licenses: '' })
    expect(orders).toContain('Номера заказов: 71, 72\n')
    expect(orders).not.toContain('лицензий')
    const numbers = Array.from({ length: 50 }, (_, place) => `${place}-`.padEnd(60, '7'))
    const fees = text({ vouchers: '', licenses: numbers.join(', ') })
    expect(fees).toContain(`Продление лицензий: ${numbers.join(', ')}\nК оплате`)
    expect(fees).not.toContain('Номера заказов')
  })

  it('shows what people typed as they typed it, whatever of many hundreds it was, and no tag more than without', () => {
    const typed = (template: StoredMail['template'], words: string) =>
      render({
        template,
        facts: { name: words, customer: words, inviter: words, reason: words, asker: words, entrance: words, what: words },
      })
    const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.join('')
    const read = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'")
    const faults = hostilePayloads.filter(({ number, text: typing }) => {
      const template = mailTemplates[number % mailTemplates.length] as StoredMail['template']
      // One line, without what no letter is.
      const words = typing.replaceAll(/[\s\p{Cc}]+/gu, ' ')
      const { text, html } = typed(template, words)
      const isShown = text.includes(words) && read(html).replaceAll('&amp;', '&').includes(words)
      return tagsOf(html) !== tagsOf(typed(template, 'Анна').html) || !isShown
    })
    expect(faults).toEqual([])
    expect(hostilePayloads.length).toBeGreaterThan(500)
  })

  it('is the same whenever it is written again', () => {
    expect(render({})).toEqual(render({}))
  })

  it('says until when its link opens, by the clocks of Moscow', () => {
    expect(render({}).text).toContain('до 24 ноября, 17:05')
    expect(render({ language: 'fa' }).text).toContain('17:05')
  })

  it('shows no working link to eyes other than the reader’s', () => {
    const { text, html } = render({}, true)
    expect(text + html).not.toContain(token)
    expect(text).toContain('https://portal.example/password#…')
  })

  it('is not worth sending when its link was swept away, and is when it never had one', () => {
    expect(isSendable(mail({ linkId: null }))).toBe(false)
    expect(isSendable(mail({ template: 'known_email', linkId: null }))).toBe(true)
  })
})

describe('what people typed', () => {
  it('is text in the HTML, whatever stands in it', () => {
    const { html } = render({ facts: { name: `<img src=x onerror="alert('1')">&`, customer: '</p><script>' } })
    expect(html).not.toMatch(/<img|<script|onerror="/)
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;')
  })

  it('is no instruction to the sentence around it', () => {
    expect(render({ facts: { name: '{inviter} {count, plural,' } }).text).toContain('{inviter} {count, plural,')
  })

  it('stays one line, so that it adds no header and no paragraph', () => {
    const { subject, text } = render({ facts: { customer: 'Тур\r\nBcc: all@example.com\u2028\u0000\n\nКонец' } })
    expect(subject).toBe('Приглашение: Тур Bcc: all@example.com Конец')
    expect(text).not.toMatch(/^Bcc/m)
  })

  it('cannot turn the reading direction of the sentence', () => {
    expect(render({ facts: { name: 'a\u202egnp.exe\u2066' } }).text).toContain('agnp.exe!')
    // A Persian name in a Russian sentence and a Latin one in a Persian keep their marks to themselves.
    expect(render({ facts: { name: 'آنا' } }).text).toContain('\u2068آنا\u2069!')
    expect(render({ language: 'fa', facts: { name: 'Anna' } }).text).toContain('\u2068Anna\u2069')
    expect(render({ language: 'fa', facts: { name: 'آنا نور' } }).text).not.toContain('\u2068آنا')
  })

  it('may be a smile, empty or far too long', () => {
    expect(render({ facts: { name: '👩‍👩‍👧' } }).text).toContain('👩‍👩‍👧!')
    expect(render({ facts: { device: ' ' }, template: 'password_changed' }).text).toContain('Устройство: —.')
    expect(render({ facts: { name: '🎟'.repeat(5_000) } }).text.isWellFormed()).toBe(true)
    expect(render({ facts: { name: '🎟'.repeat(5_000) } }).text.length).toBeLessThan(2_000)
  })
})
