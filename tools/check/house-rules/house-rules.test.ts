import { describe, expect, test } from 'vitest'
import { definedOnce } from './definitions.ts'
import { forbiddenName, longFile, namelessSqlError, silencedCheck, zoneInSql } from './files.ts'
import { assertedRows } from './rows.ts'
import { sentencesOutsidePhrases } from './sentences.ts'
import type { Rule } from './source.ts'
import { literalColours, physicalSides, strayBreakpoints, unknownProperties } from './styles.ts'
import { foreignTables } from './tables.ts'

function lines(rule: Rule, path: string, text: string): number[] {
  return rule({ path, text }).map((finding) => finding.line)
}

describe('a sentence for people', () => {
  const screen = 'packages/portal/src/orders/OrderPage.tsx'

  test.each([
    ['Russian words in a string', `const a = 'Заявка отменена'`],
    ['Russian words in a template', 'const a = `Заявка ${1}`'],
    ['words between tags', 'const a = <p>Cancel order</p>'],
    ['words in a label', 'const a = <input aria-label="Order number" />'],
  ])('is found as %s', (_, text) => {
    expect(lines(sentencesOutsidePhrases, screen, `\n${text}\n`)).toEqual([2])
  })

  test('is found elsewhere in the sandbox', () => {
    expect(lines(sentencesOutsidePhrases, 'packages/acquirer-sandbox/src/pages/frame.ts', `const a = 'Оплачен'`)).toEqual([1])
  })

  test.each([
    ['in comments', `// Заявка\nconst a = <p>{t('orders.cancel')}</p>`, screen],
    ['in phrases', `const a = 'Заявка'`, 'packages/phrases/src/orders/ru.ts'],
    ['in demo data', `const a = 'Эрмитаж'`, 'packages/server/src/demo/museums.ts'],
    ['in the words of the sandbox', `const a = 'Оплачен'`, 'packages/acquirer-sandbox/src/pages/words-ru.ts'],
    ['in tests', `const a = 'Эрмитаж'`, 'packages/server/src/orders/orders.actions.test.ts'],
  ])('is no fault %s', (_, text, path) => {
    expect(lines(sentencesOutsidePhrases, path, text)).toEqual([])
  })
})

describe('a side of the screen', () => {
  const styles = 'packages/ui/src/actions/Button.module.css'

  test.each([
    'margin-left: 1px',
    'padding-right:0',
    'left: 0',
    'text-align: right',
    'float: left',
    'border-top-left-radius: 1px',
    'border-right-color: red',
  ])('is refused in a style sheet: %s', (declaration) => {
    expect(lines(physicalSides, styles, `.a {\n  ${declaration};\n}`)).toEqual([2])
  })

  test.each([`<p style={{ marginLeft: 1 }} />`, `<p style={{ top: 1, right: 0 }} />`, `<p style={{ textAlign: 'left' }} />`])(
    'is refused in a component: %s',
    (element) => {
      expect(lines(physicalSides, 'packages/ui/src/A.tsx', `const a = ${element}`)).toEqual([1])
    },
  )

  test.each(['margin-inline-start: 1px', 'inset-inline-end: 0', 'text-align: start', '/* left: 0 */ top: 0', 'grid-area: left'])(
    'may be logical: %s',
    (declaration) => {
      expect(lines(physicalSides, styles, `.a {\n  ${declaration};\n}`)).toEqual([])
    },
  )
})

describe('a width at which a layout changes', () => {
  test.each(['@media (max-width: 760px) {', '@media (701px <= width) and (hover) {', '@media print, (min-inline-size: 40em) {'])(
    'is refused in a style sheet: %s',
    (query) => {
      expect(lines(strayBreakpoints, 'packages/portal/src/a.module.css', `.a {\n}\n${query}\n}`)).toEqual([3])
    },
  )

  test('is refused in a script', () => {
    expect(lines(strayBreakpoints, 'packages/portal/src/a.ts', `const a = matchMedia('(max-width: 760px)')`)).toEqual([1])
  })

  test.each(['@media (--phone), (pointer: coarse) {', '@media not (--desk) {', '@media print {', '@container (max-width: 1040px) {'])(
    'has a name, or is the room of a part: %s',
    (query) => {
      expect(lines(strayBreakpoints, 'packages/portal/src/a.module.css', `${query}\n}`)).toEqual([])
    },
  )
})

describe('a property', () => {
  const found = (text: string): number[] => lines(unknownProperties, 'packages/ui/src/a.module.css', text)

  test.each([
    '.a {\n  item-height: 1.2;\n}',
    '.a {\n  --b: 1; colour: red }',
    '.a {\n  @media (--phone) { b:hover { margin-inlin: 0 } } }',
  ])('that no browser knows is refused: %s', (text) => {
    expect(found(text)).toEqual([2])
  })

  test.each([
    '.a { line-height: 1.2; --item-height: 2px }',
    '.a { -webkit-text-size-adjust: 100%; & b:hover { color: red } }',
    '@font-face { size-adjust: 80%; unicode-range: U+0-FF; }',
    '@property --gap { syntax: "<length>"; inherits: false; }',
    '.a { /* item-height: 1; */ color: red; }',
  ])('is known: %s', (text) => {
    expect(found(text)).toEqual([])
  })
})

describe('a colour', () => {
  test.each(['color: #1a2b3c', 'background: rgb(1 2 3)', 'border: 1px solid white', 'color: oklch(0.5 0.1 120)'])(
    'is refused outside the tokens: %s',
    (declaration) => {
      expect(lines(literalColours, 'packages/portal/src/a.module.css', `.a {\n  ${declaration};\n}`)).toHaveLength(1)
    },
  )

  test('is refused in a component', () => {
    expect(lines(literalColours, 'packages/ui/src/Logo.tsx', `const a = <path fill="#0a0" />`)).toEqual([1])
  })

  test.each([
    'color: var(--ink)',
    'color: currentColor',
    'white-space: nowrap',
    'color: CanvasText',
    'background: color-mix(in oklch, var(--a), transparent)',
  ])('may be a token or the system’s: %s', (declaration) => {
    expect(lines(literalColours, 'packages/portal/src/a.module.css', `.a {\n  ${declaration};\n}`)).toEqual([])
  })

  test('may stand in tokens.css', () => {
    expect(lines(literalColours, 'packages/ui/src/tokens.css', ':root { --ink: #123456; }')).toEqual([])
  })

  test('is not seen in an id selector', () => {
    expect(lines(literalColours, 'packages/portal/src/a.css', '#add { margin: 0; }')).toEqual([])
  })
})

describe('the rows of a statement', () => {
  const store = 'packages/server/src/orders/orders.store.ts'

  test.each([
    'const { rows } = await db.query<{ id: number }>(statement)',
    'const order = rows[0] as Order',
    'return rows as Order[]',
    'return row.details as Details',
  ])('are not what a hand says: %s', (text) => {
    expect(lines(assertedRows, store, `\n${text}\n`)).toEqual([2])
  })

  test.each([
    ['follow from its name', `const { rows } = await db.query({ name: 'order_row', text, values })`, store],
    ['may be said in a test', 'const { rows } = await pool.query<{ id: number }>(text)', 'packages/server/src/orders/orders.store.test.ts'],
    ['are those of the kind of an order', 'return rows as unknown as RowOfKind<R>[]', 'packages/server/src/orders/orders.reads.ts'],
  ])('%s', (_, text, path) => {
    expect(lines(assertedRows, path, text)).toEqual([])
  })
})

describe('a file', () => {
  test.each(['packages/ui/src/utils.ts', 'packages/server/src/helpers/a.ts'])('may not be called %s', (path) => {
    expect(lines(forbiddenName, path, '')).toEqual([1])
  })

  test('may have a word of that kind inside its name', () => {
    expect(lines(forbiddenName, 'packages/server/src/orders/vehicle-types.ts', '')).toEqual([])
  })

  test('ends at 300 lines, a test at 500', () => {
    const text = 'a\n'.repeat(301)
    expect(lines(longFile, 'packages/ui/src/a.ts', text)).toEqual([301])
    expect(lines(longFile, 'packages/ui/src/a.test.ts', text)).toEqual([])
    expect(lines(longFile, 'packages/ui/src/a.test.ts', 'a\n'.repeat(501))).toEqual([501])
  })

  test('may not silence a check without a reason', () => {
    const text =
      '// TODO later\n// oxlint-disable-next-line no-await-in-loop\n// oxlint-disable-next-line no-await-in-loop -- one at a time'
    expect(lines(silencedCheck, 'packages/ui/src/a.ts', text)).toEqual([1, 2])
  })

  test('leaves the default zone of a statement to SQL', () => {
    const text = "const today = `(now() at time zone '${defaultZone}')::date`"
    expect(lines(zoneInSql, 'packages/server/src/orders/orders.reads.ts', text)).toEqual([1])
    expect(lines(zoneInSql, 'packages/server/src/mail/mail-text.ts', 'format(day, { timeZone: defaultZone })')).toEqual([])
  })

  test('calls an error of our SQL by its name', () => {
    const text = `// AN001\nif (sqlState(error) === 'AN001') return`
    expect(lines(namelessSqlError, 'packages/server/src/orders/place-order.ts', text)).toEqual([2])
    expect(lines(namelessSqlError, 'packages/server/src/db/sql-errors.ts', text)).toEqual([])
  })
})

describe('a function, a view or a trigger', () => {
  const migration = 'packages/server/migrations/0099-more.sql'
  const file = 'packages/server/migrations/functions/01-more.sql'
  const made = 'create or replace function places_left() returns integer language sql as $$\n  select 1\n$$;\n'
  const found = (...sources: [path: string, text: string][]): string[] =>
    definedOnce(sources.map(([path, text]) => ({ path, text }))).map(({ path, line, reason }) => `${path}:${line}: ${reason}`)

  test('stands once, in functions/', () => {
    expect(found([migration, '-- create view\ndrop view if exists left;\n'], [file, made])).toEqual([])
  })

  test('is found when it is written twice', () => {
    expect(found([file, made], [file.replace('01', '02'), `-- again\n\n${made}`])).toEqual([
      'packages/server/migrations/functions/02-more.sql:3: the function places_left is written already',
    ])
    expect(found([file, made + made])).toHaveLength(1)
  })

  test.each([
    made,
    'create view left as select 1;',
    'create trigger a after insert on b execute function c();',
    'create constraint trigger a after insert on b execute function c();',
    'CREATE OR REPLACE FUNCTION a() returns void;',
  ])('is found in a migration: %s', (text) => {
    expect(found([migration, `alter table slots add column a text;\n${text}`])).toHaveLength(1)
  })

  test('that an index is made of stands in a migration, once', () => {
    const words = 'create function words_of(name text) returns tsvector return null;'
    expect(found([migration, words])).toEqual([])
    expect(found([migration, words], [migration.replace('99', '98'), words])).toHaveLength(1)
  })
})

describe('a table of another feature', () => {
  const offered = {
    path: 'packages/server/migrations/functions/04-catalogue-offered.sql',
    text: 'create or replace view offered_slots as\n  select 1',
  }
  const found = (path: string, text: string) =>
    foreignTables([offered, { path: `packages/server/${path}`, text }]).map(({ line, reason }) => `${line}: ${reason}`)

  test.each([
    [
      'to the left',
      'src/orders/orders.reads.ts',
      'const a = `\nselect slots.id from slots`',
      '2: orders names slots, which is of catalogue: ask offered_slots',
    ],
    [
      'to the right',
      'src/catalogue/places.store.ts',
      "const a = 'join orders on true'",
      '1: catalogue names orders, which is of orders: it stands to the right',
    ],
    [
      'that is written to',
      'src/orders/orders.store.ts',
      "const a = 'update slots set taken = 0'",
      'ask offered_slots, or a function of catalogue',
    ],
    [
      'in a list of relations',
      'src/duty/duty.reads.ts',
      "const a = 'select 1 from duty_shifts, users as people where true'",
      'duty names users',
    ],
    ['in a fragment', 'src/duty/duty.reads.ts', "const a = 'museums left join duty_shifts on true'", 'duty names museums'],
    ['in a function', 'migrations/functions/07-orders-waiting.sql', '-- Why.\nselect from slots;', '2: orders names slots'],
    [
      'whose view stands to the right',
      'src/identity/login.reads.ts',
      "const a = 'select from offered_slots'",
      'identity names offered_slots',
    ],
  ])('is found %s', (_, path, text, reason) => {
    expect(found(path, text)).toEqual([expect.stringContaining(reason)])
  })

  test.each([
    ['asked through the view of its owner', 'src/orders/orders.reads.ts', "const a = 'select slots.id from offered_slots as slots'"],
    ['its own', 'src/catalogue/places.store.ts', "const a = 'update slots set taken = 0'"],
    ['the news of its transaction', 'src/payments/payments.store.ts', "const a = 'insert into outbox (topic) values (1)'"],
    ['a word of a comment', 'src/orders/orders.reads.ts', '// Read from slots by day.'],
    ['a column that an expression is compared with', 'src/orders/orders.reads.ts', "const a = 'orders.slot_id is distinct from slots.id'"],
    ['a test, which may look everywhere', 'src/orders/orders.test.ts', "const a = 'select from slots'"],
    ['one of the counted exceptions', 'src/mail/mails.store.ts', "const a = 'left join one_time_links on true'"],
  ])('is no fault when it is %s', (_, path, text) => {
    expect(found(path, text)).toEqual([])
  })

  test('has an owner', () => {
    const schema = { path: 'packages/server/schema.sql', text: 'create table slots (\n);\ncreate table forgotten (\n);' }
    expect(foreignTables([schema])).toEqual([
      expect.objectContaining({ line: 3, reason: expect.stringContaining('nobody owns forgotten') }),
    ])
  })
})
