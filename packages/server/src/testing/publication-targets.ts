import { mediaTypes } from '@anfilada/contract/files'
import { demoCompany } from '../demo/company.ts'
import { putFile } from '../files/kept-files.store.ts'
import { keptAudience } from '../publications/publication.rules.ts'
import { catalogueData } from './catalogue-targets.ts'
import { fileData } from './file-targets.ts'
import { type Principal, visitDate, type World } from './world.ts'

const contents = { ru: { title: 'Название', text: 'Текст' } }
const forEverybody = keptAudience('news', { public: true, customer_kind: null, customer_ids: [], roles: [] })

/** An advert that is shown: to everybody, or to the customer of one principal. */
export async function makePublication({ pool, users }: World, holder?: Exclude<Principal, 'none'>): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into publications (kind, contents, visible_from, is_public, customer_ids)
     select 'advert', $2, now(), users.id is null, case when users.id is not null then array[users.customer_id] end
     from (select $1::integer as asked) one left join users on users.id = one.asked returning id`,
    [holder === undefined ? null : users[holder], JSON.stringify({ ru: { ...contents.ru, html: '<p>Текст</p>' } })],
  )
  return (rows[0] as { id: number }).id
}

/** A question of the company's own, in a subject that is there for it. */
export async function makeHelpQuestion({ pool }: World): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `with subject as (insert into help_subjects (slug, position, titles) values (gen_random_uuid(), 0, '{"ru": "Тема"}') returning id)
     insert into help_questions (slug, subject_id, position, is_public, roles, contents)
     select gen_random_uuid(), subject.id, 0, true, '{}', $1 from subject returning id`,
    [JSON.stringify({ ru: { ...contents.ru, html: '<p>Текст</p>' } })],
  )
  return (rows[0] as { id: number }).id
}

/** A picture in a text for the holder's customer; for whoever belongs to none, in one for everybody. */
export async function makePicture(
  world: World,
  { principal, target }: { principal: Principal; target: 'own' | 'foreign' },
  holder: Exclude<Principal, 'none'>,
): Promise<number> {
  // Not by their sessions: other cells let employees act on behalf of a customer, too.
  const { rows } = await world.pool.query<{ isStaff: boolean }>(
    `select users.customer_id is null as "isStaff" from users where users.id = $1`,
    [principal === 'none' ? null : world.users[principal]],
  )
  const isPublic = target === 'own' && principal !== 'onBehalf' && (rows[0]?.isStaff ?? true)
  const given = {
    kind: 'picture',
    name: 'a.png',
    mediaType: mediaTypes.png,
    userId: world.users.editor,
    customerId: null,
    keptDays: 2,
  } as const
  const fileId = (await putFile(world.pool, { ...given, content: Buffer.from('picture'), packed: false })) as number
  const publicationId = await makePublication(world, isPublic ? undefined : holder)
  await world.pool.query('insert into publication_pictures (publication_id, file_id) values ($1, $2)', [publicationId, fileId])
  return fileId
}

/** What operations of editors are sent, by the number of the row, or the revision of a draft. */
export const editorData: Record<string, (id: number) => unknown> = {
  ...catalogueData,
  ...fileData,
  'customer close_publication': (publication_id) => ({ publication_id }),
  'office publications': () => ({ kind: 'news' }),
  'office publication': (publication_id) => ({ publication_id }),
  'office preview_publication': () => ({ text: 'Текст' }),
  'office save_publication': (publication_id) => ({
    publication_id,
    revision: 1,
    kind: 'advert',
    contents,
    url: null,
    visible_from: null,
    visible_until: null,
    audience: forEverybody,
  }),
  'office delete_publication': (publication_id) => ({ publication_id, revision: 1 }),
  'office office_help': () => ({}),
  'office help_question': (question_id) => ({ question_id }),
  'office save_help_question': (question_id) => ({
    question_id,
    revision: 1,
    // The first subject that was made for one.
    subject_id: 1,
    roles: [],
    contents,
    is_hidden: false,
    seen: [],
  }),
  'office restore_help_question': (question_id) => ({ question_id, revision: 1 }),
  'office legal_text': (text_id) => ({ text_id }),
  'office save_legal_draft': (revision) => ({ kind: 'offer', revision, contents: { ru: { title: 'Название', text: 'Текст' } } }),
  'office save_company_draft': (revision) => ({ revision, facts: demoCompany }),
  'office discard_company_draft': (revision) => ({ revision }),
  'office publish_company': (revision) => ({ revision, valid_from: visitDate, note: '' }),
  'office discard_legal_draft': (revision) => ({ kind: 'offer', revision }),
  'office publish_legal_text': (revision) => ({ kind: 'offer', revision, valid_from: visitDate, note: '' }),
}
