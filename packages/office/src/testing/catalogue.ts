import { type MuseumDocument, noWords, type ObjectDocument, type Words } from '@anfilada/contract/catalogue/museum-document'
import type { CatalogueMuseum, CatalogueMuseumLine } from '@anfilada/contract/catalogue/office-catalogue'
import type { CompanyServices } from '@anfilada/contract/catalogue/office-services'
import type { EquipmentDocument, ServiceDocument } from '@anfilada/contract/catalogue/services-document'

const russian = (ru: string): Words => ({ ...noWords, ru })

export const palace: ObjectDocument = {
  system_id: 'palace',
  name: { ...russian('Дворец'), en: 'Palace' },
  entrance: russian('Подъезд 1'),
  countries: [],
  instant: false,
  zone: 'Europe/Moscow',
  week: Array.from({ length: 7 }, (_, at) => ({ closed: at === 0, opens: at === 0 ? null : '10:00', closes: at === 0 ? null : '18:00' })),
  exceptions: [],
  least_people: null,
  most_people: 50,
  persons_per_guide: 25,
  needs_license: true,
  visit_minutes: 90,
  no_show_percent: null,
  archived: false,
}

const published: MuseumDocument = {
  name: { ...russian('Царское Село'), en: 'Tsarskoye Selo' },
  emblem: 'catherine',
  types: ['rf', 'ig', 'cn'],
  order_kinds: ['guide'],
  district: 'pushkin',
  address: noWords,
  point: null,
  travel: [],
  archived: false,
  objects: [palace],
}
/** Its draft brings an object that was never published. */
const drafted: MuseumDocument = { ...published, objects: [palace, { ...palace, system_id: 'park', name: russian('Парк') }] }

export const museum: CatalogueMuseum = {
  museum_id: 3,
  version: 2,
  published_by: 'Olga',
  published_at: '2026-11-20T09:00:00.000Z',
  published,
  draft: { revision: 4, saved_by: 'Pavel', saved_at: '2026-11-21T08:00:00.000Z', document: drafted },
  terms: [{ museum_object_id: 'palace', cut_off_minutes: 120, free_change_hours: 48, penalty: 30_000 }],
}

const line: CatalogueMuseumLine = {
  museum_id: 3,
  name: 'Tsarskoye Selo',
  emblem: 'catherine',
  archived: false,
  version: 2,
  has_draft: true,
  missing: ['zh', 'fa', 'vi'],
  objects: [
    { system_id: 'palace', name: 'Palace', archived: false, missing: ['zh', 'fa', 'vi'] },
    { system_id: 'park', name: 'Парк', archived: false, missing: ['en', 'zh', 'fa', 'vi'] },
  ],
}

const added = { object: 'park', field: 'object', language: null, from: null, to: 'Парк' } as const

const coach: ServiceDocument = {
  system_id: 'coach',
  service: 'transport',
  name: { ...russian('Автобус'), en: 'Coach' },
  seats: 49,
  guide_language: null,
  archived: false,
}
const english: ServiceDocument = {
  ...coach,
  system_id: 'guide-en',
  service: 'guide',
  name: { ...russian('Гид, английский язык'), en: 'Guide, English' },
  seats: null,
  guide_language: 'en',
}
const minibus: ServiceDocument = { ...coach, system_id: 'minibus', name: { ...russian('Микроавтобус'), en: 'Minibus' }, seats: 18 }

const sets: EquipmentDocument = { service: 'multicast_audio_system', name: { ...russian('Радиогид'), en: 'Radio guide' }, archived: false }
const audio: EquipmentDocument = { service: 'ag', name: { ...russian('Аудиогид'), en: 'Audio guide' }, archived: false }

export const services: CompanyServices = {
  version: 2,
  document: { services: [minibus, coach, english], equipment: [sets, audio] },
  history: [
    {
      version: 2,
      saved_by: 'Olga',
      saved_at: '2026-11-20T09:00:00.000Z',
      changes: [{ system_id: 'coach', field: 'name', language: 'en', from: 'Bus', to: 'Coach' }],
    },
    { version: 1, saved_by: null, saved_at: null, changes: [] },
  ],
}

export const catalogueAnswers = {
  company_services: { result: services },
  office_catalogue: { result: [line] },
  catalogue_museum: { result: museum },
  preview_museum: { result: { changes: [added], standing: [] } },
  museum_history: {
    result: [
      {
        version: 2,
        published_by: 'Olga',
        published_at: '2026-11-20T09:00:00.000Z',
        changes: [
          {
            ...added,
            field: 'week',
            object: 'palace',
            from: palace.week.map(() => ({ closed: false, opens: null, closes: null })),
            to: palace.week,
          },
        ],
      },
      { version: 1, published_by: null, published_at: null, changes: [] },
    ],
  },
}
