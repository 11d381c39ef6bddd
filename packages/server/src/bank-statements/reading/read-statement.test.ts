import { describe, expect, it } from 'vitest'
import { demoCompany } from '../../demo/company.ts'
import { encode, ours, payerOf, writeStatement } from '../../testing/bank-statement-file.ts'
import { readStatement, type ReadStatement, type Statement } from './read-statement.ts'
import type { StatementEntry } from './statement-sections.rules.ts'

const own = { accounts: new Set([ours]), inn: demoCompany.inn }
const other = '40702810900000009999'

/** In pieces that end where they like, as a file comes. */
function read(file: string | Buffer, sized = 1_000): Promise<ReadStatement> {
  const bytes = typeof file === 'string' ? encode(file, 'windows-1251') : file
  return readStatement(
    (async function* () {
      for (let at = 0; at < bytes.length; at += sized) yield bytes.subarray(at, at + sized)
    })(),
    own,
  )
}
async function accepted(file: string | Buffer, sized?: number): Promise<Statement> {
  const outcome = await read(file, sized)
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.fault)}`)
  return outcome.statement
}
async function refused(file: string | Buffer): Promise<object> {
  const outcome = await read(file)
  return outcome.ok ? { entries: outcome.statement.entries.length } : outcome.fault
}
const text = writeStatement
const lines = (written: string): string[] => written.split('\r\n')

/** What the one document of each file is read as, beyond what every ordinary one is. */
const readings: [string, string | Buffer, Partial<StatementEntry>][] = [
  ['windows-1251', encode(text(), 'windows-1251'), { payerName: payerOf.name, line: 21 }],
  ['cp866', encode(text({ encoding: 'DOS' }), 'ibm866'), { purpose: 'Оплата услуг. Без НДС' }],
  ['UTF-8', Buffer.from(text()), { payerName: payerOf.name }],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${text()}`), { payerName: payerOf.name }],
  ['cp866 that says it is Windows', encode(text(), 'ibm866'), { purpose: 'Оплата услуг. Без НДС' }],
  ['windows-1251 that says it is DOS', encode(text({ encoding: 'DOS' }), 'windows-1251'), { payerName: payerOf.name }],
  [
    'put together of two encodings',
    Buffer.concat(
      lines(text()).map((line, at) =>
        at % 3 === 0 ? Buffer.from(`${line}\r\n`) : encode(`${line}\r\n`, at % 3 === 1 ? 'ibm866' : 'windows-1251'),
      ),
    ),
    { purpose: 'Оплата услуг. Без НДС', payerName: payerOf.name },
  ],
  ['line ends of Unix', text({ lineEnd: '\n' }), {}],
  ['the end mark of DOS', `${text()}\u001A`, {}],
  ['empty lines before and between', `\r\n\r\n${text().replaceAll('\r\n', '\r\n\r\n')}`, {}],
  ['no last line', text({ end: false }), {}],
  ['a word after the last line', `${text()}что угодно`, {}],
  ['spaces around words and values', text().replaceAll('=', '  =  '), { number: '1' }],
  ['words in capitals', text().replace('НазначениеПлатежа', 'НАЗНАЧЕНИЕПЛАТЕЖА'), { purpose: 'Оплата услуг. Без НДС' }],
  ['a value with the sign of equality', text({ documents: [{ purpose: 'договор=5=6 Код=7' }] }), { purpose: 'договор=5=6 Код=7' }],
  ['words that nobody knows', text().replaceAll('ВидОплаты=01', 'ВидОплаты=01\r\nНовоеПоле=5\r\nсonstructor=1\r\n__proto__=2'), {}],
  [
    'the payer in one line, INN first',
    text({ documents: [{ lines: [`ПлательщикСчет=${payerOf.account}`, 'Плательщик=ИНН 7707083893 ООО Кит'] }] }),
    { payerName: 'ООО Кит' },
  ],
  [
    'INN and KPP before the name',
    text({ documents: [{ lines: [`ПлательщикСчет=${payerOf.account}`, 'Плательщик1=ИНН 7707083893/770701001 ООО Кит'] }] }),
    { payerName: 'ООО Кит' },
  ],
  [
    'the payer in Плательщик1 alone',
    text({ documents: [{ lines: ['ПлательщикСчет=40702810500000000777', 'ПлательщикИНН=7707083893', 'Плательщик1=ООО Кит'] }] }),
    { payerName: 'ООО Кит' },
  ],
  [
    'no INN of a payer abroad',
    text({ documents: [{ lines: ['ПлательщикСчет=40702810500000000777', 'ПлательщикИНН=0', 'Плательщик1=Whale Ltd'] }] }),
    { payerInn: '', payerName: 'Whale Ltd' },
  ],
  [
    'the account under its other name',
    text({ documents: [{ lines: ['ПлательщикРасчСчет=40702810500000000777', 'ПлательщикИНН=7707083893'] }] }),
    { payerAccount: payerOf.account, payerName: '' },
  ],
  [
    'the purpose in its numbered lines',
    text({
      documents: [
        {
          lines: [
            `ПлательщикСчет=${payerOf.account}`,
            'ПлательщикИНН=7707083893',
            'НазначениеПлатежа1=Оплата',
            'НазначениеПлатежа2=по счету № 12',
          ],
        },
      ],
    }),
    { purpose: 'Оплата по счету № 12', payerName: '' },
  ],
  [
    'a purpose that goes on in the next line',
    text({ documents: [{ purpose: 'Оплата\r\nпо счету № 12' }] }),
    { purpose: 'Оплата по счету № 12' },
  ],
  ['a sum with a comma', text({ documents: [{ sum: '1000,00' }] }), {}],
  ['a sum without kopecks', text({ documents: [{ sum: '1000' }] }), {}],
  ['a sum with spaces', text({ documents: [{ sum: '1 000.00' }] }), {}],
  ['one kopeck', text({ documents: [{ amount: 1 }] }), { amount: 1 as StatementEntry['amount'] }],
  ['no day of coming', text({ documents: [{ receivedOn: null }] }), { receivedOn: '2026-11-20' }],
  ['another day of coming', text({ documents: [{ receivedOn: '21.11.2026' }] }), { receivedOn: '2026-11-21', date: '2026-11-20' }],
  ['no account of the recipient, his INN', text().replace(`ПолучательСчет=${ours}`, 'ПолучательСчет='), { account: ours }],
  ['a balance below zero', text({ accounts: [{ opening: -50_000 }] }), {}],
  ['an account that is not ours beside ours', text({ accounts: [{ account: other, incoming: 500, outgoing: 0 }, {}] }), { account: ours }],
]

/** What is read of files of several documents, or of none: how many entries, doubles, documents of money that went. */
const counts: [string, string | Buffer, Partial<Record<'entries' | 'doubles' | 'outgoing', number>>][] = [
  ['a day without documents', text({ documents: [] }), { entries: 0 }],
  [
    'money that went',
    text({ documents: [{}, { payer: { account: ours }, recipient: { account: other, inn: '1' } }] }),
    { entries: 1, outgoing: 1 },
  ],
  ['money that went and is not listed', text({ accounts: [{ outgoing: 300 }] }), { entries: 1, outgoing: 0 }],
  [
    'a document twice',
    text({ accounts: [{ incoming: 100_000 }], documents: [{ number: '7' }, { number: '7' }] }),
    { entries: 1, doubles: 1 },
  ],
  [
    'the same number of two payers',
    text({ documents: [{ number: '7' }, { number: '7', payer: { account: other } }] }),
    { entries: 2, doubles: 0 },
  ],
  [
    'a section for each day',
    text({
      accounts: [{ incoming: 100_000 }, { from: '21.11.2026', until: '21.11.2026', opening: 5_100_000, incoming: 50_000 }],
      documents: [{}, { date: '21.11.2026', amount: 50_000 }],
    }),
    { entries: 2 },
  ],
  // A year of a large account: npm run proof -- bank-statements.
  ['5,000 documents', text({ documents: Array.from({ length: 5_000 }, (_, at) => ({ amount: at + 1 })) }), { entries: 5_000 }],
]

const gapless = text({ documents: [{}, {}] })
const secondDocument = lines(gapless).lastIndexOf('СекцияДокумент=Платежное поручение') + 1
const gap = (code: string, expected: number, found: number) => ({ code, account: ours, expected, found })
const refusals: [string, string | Buffer, object][] = [
  ['something else', 'Дата;Сумма\r\n20.11.2026;100\r\n', { code: 'not_statement', line: 1 }],
  ['nothing but empty lines', '\r\n\r\n', { code: 'not_statement' }],
  ['a name that only begins so', text().replace('Exchange', 'Exchange2'), { code: 'not_statement', line: 1 }],
  ['cut off inside of a document', lines(gapless).slice(0, -4).join('\r\n'), { code: 'cut_off' }],
  [
    'cut off between documents',
    lines(gapless)
      .slice(0, secondDocument - 1)
      .join('\r\n'),
    { ...gap('truncated', 200_000, 100_000) },
  ],
  ['cut off before the totals', lines(text()).slice(0, 9).join('\r\n'), { code: 'no_totals' }],
  ['without the account section', text({ accounts: [] }), { code: 'no_totals' }],
  ['without one of the totals', text().replace(/ВсегоПоступило=.*\r\n/, ''), { code: 'no_totals', account: ours, line: 12 }],
  ['a total that is no sum', text().replace(/ВсегоПоступило=.*/, 'ВсегоПоступило=сто'), { code: 'no_totals', account: ours, line: 12 }],
  ['of another account', text({ accounts: [{ account: other }] }), { code: 'other_account', account: other }],
  ['a closing balance that is wrong', text({ accounts: [{ closing: 1 }] }), gap('balance_differs', 1, 5_100_000)],
  ['a sum of incoming that is wrong', text({ accounts: [{ incoming: 100_001 }] }), gap('incoming_differs', 100_001, 100_000)],
  [
    'a document twice that counts twice',
    text({ documents: [{ number: '7' }, { number: '7' }] }),
    gap('incoming_differs', 200_000, 100_000),
  ],
  ['a document that did not come yet', text({ documents: [{}, { receivedOn: '' }] }), gap('incoming_differs', 200_000, 100_000)],
  ['a sum below zero', text({ documents: [{ sum: '-1000.00' }] }), { code: 'amount_wrong', line: 21 }],
  ['a sum of nothing', text({ documents: [{ sum: '0.00' }] }), { code: 'amount_wrong', line: 21 }],
  ['a sum of three decimals', text({ documents: [{ sum: '1000.001' }] }), { code: 'amount_wrong', line: 21 }],
  ['a sum that is none', text({ documents: [{ sum: '1e5' }] }), { code: 'amount_wrong', line: 21 }],
  ['a sum beyond all money', text({ documents: [{ sum: '99999999999999.00' }] }), { code: 'amount_wrong', line: 21 }],
  ['a day that the calendar does not have', text({ documents: [{ date: '31.11.2026' }] }), { code: 'date_wrong', line: 21 }],
  ['a document without a day', text({ documents: [{ date: '', receivedOn: '20.11.2026' }] }), { code: 'date_wrong', line: 21 }],
  ['a document inside of a document', text().replace('ВидОплаты=01', 'СекцияДокумент=Банковский ордер'), { code: 'broken' }],
  ['an end without a beginning', text().replace('СекцияДокумент=Платежное поручение\r\n', ''), { code: 'broken' }],
  ['its end inside of a document', text().replace('КонецДокумента', 'КонецФайла'), { code: 'broken' }],
  [
    'a line without end',
    Buffer.concat([Buffer.from('1CClientBankExchange\r\n'), Buffer.alloc(200_000, 'A')]),
    { code: 'line_too_long', line: 2 },
  ],
  ['a line of 60 MB', Buffer.alloc(60 * 1_048_576, 'A'), { code: 'line_too_long', line: 1 }],
  [
    '60 MB of line ends',
    Buffer.concat([Buffer.from('1CClientBankExchange'), Buffer.alloc(60 * 1_048_576, '\n')]),
    { code: 'too_long', line: 4_000_001 },
  ],
  [
    'more documents than a bank tells',
    Buffer.from(`1CClientBankExchange\n${'СекцияДокумент=\nКонецДокумента\n'.repeat(110_001)}`),
    { code: 'too_long' },
  ],
]

describe('a statement is read', () => {
  it.each(readings)('with %s', async (_name, file, expected) => {
    const ordinary = {
      account: ours,
      payerAccount: payerOf.account,
      payerInn: payerOf.inn,
      number: '1',
      date: '2026-11-20',
      amount: 100_000,
    }
    const { entries } = await accepted(file)
    expect(entries).toEqual([expect.objectContaining({ ...ordinary, ...expected })])
  })

  it.each(counts)('with %s', async (_name, file, expected) => {
    const { entries, doubles, outgoing } = await accepted(file, 65_536)
    expect({ entries: entries.length, doubles, outgoing }).toMatchObject(expected)
  })

  it('the same in pieces of any size', async () => {
    const file = encode(text({ documents: [{}, { purpose: 'счет № 5' }] }), 'ibm866')
    const whole = await accepted(file, file.length)
    for (const sized of [1, 2, 7, 64]) expect(await accepted(file, sized)).toEqual(whole)
  })

  it('knows a document again in another file', async () => {
    const [first] = (await accepted(text({ documents: [{ number: '00012' }] }))).entries
    const longer = text({
      documents: [
        { amount: 5, number: '1' },
        { number: '00012', purpose: 'иначе' },
      ],
    })
    const [, again] = (await accepted(encode(longer, 'ibm866'))).entries
    expect(again?.key).toBe(first?.key)
  })
})

describe('a file is refused with', () => {
  it.each(refusals)('%s', async (_name, file, expected) => {
    expect(await refused(file)).toMatchObject(expected)
  })

  it('nothing, when it is sound: the control of all these', async () => {
    expect(await refused(gapless)).toEqual({ entries: 2 })
  })
})
