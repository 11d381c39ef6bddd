import { describe, expect, test } from 'vitest'
import { officePublicationActions, type PublicationWhole } from '@anfilada/contract/publications/publications'
import { publicationDraft, publicationFaults, publicationInput } from './publication-draft.ts'

const whole: PublicationWhole = {
  id: 7,
  kind: 'advert',
  state: 'shown',
  title: 'Метеор',
  languages: ['ru'],
  visible_from: '2026-11-23T09:00:00.123Z',
  visible_until: null,
  audience: { public: false, customer_kind: 'individual', customer_ids: [3], roles: ['owner'] },
  changed_by: 'Ольга',
  changed_at: '2026-11-23T09:00:00.000Z',
  revision: 2,
  contents: { ru: { title: 'Метеор', text: '40 минут' } },
  url: '/new',
  customers: [{ id: 3, name: 'Нева-тур' }],
}

describe('a publication in the fields', () => {
  test('is sent back as it came, its beginning to the millisecond', () => {
    const sent = publicationInput(publicationDraft('advert', whole), { kind: 'advert', whole })
    expect(officePublicationActions.save_publication.input.parse(sent)).toEqual({
      publication_id: 7,
      revision: 2,
      kind: 'advert',
      contents: whole.contents,
      url: '/new',
      visible_from: whole.visible_from,
      visible_until: null,
      audience: whole.audience,
    })
  })

  test('is sent on the company’s clocks, and without conditions when it is for everybody', () => {
    const draft = { ...publicationDraft('news', whole), isPublic: true, visible_until: '2026-12-01T10:00:30' }
    expect(publicationInput(draft, { kind: 'news', whole })).toMatchObject({
      url: null,
      visible_until: '2026-12-01T10:00:30+03:00',
      audience: { public: true, customer_kind: null, customer_ids: [], roles: [] },
    })
  })

  test('says which language has only half of what it needs, and which moment is none', () => {
    const draft = { ...publicationDraft('news', undefined), en: { title: 'News', text: '' }, visible_from: '2026-02-30T10:00' }
    expect(publicationFaults(draft)).toEqual({ ru: 'required', en: 'required', visible_from: 'date' })
    expect(publicationFaults(publicationDraft('advert', whole))).toEqual({})
  })
})
