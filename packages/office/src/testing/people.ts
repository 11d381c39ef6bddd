import type { OfficeEdo } from '@anfilada/contract/edo/edo'
import type { OfficeCustomer, OfficeCustomerCard } from '@anfilada/contract/customers/office-customers'
import type { Application } from '@anfilada/contract/registration/applications'

export function customerRow(id: number, name = `Agency ${id}`): OfficeCustomer {
  return { id, kind: 'legal_entity', name, inn: '7899000016', email: `office@a${id}.example`, status: 'active', settlement: 'invoice' }
}

export function customerCard(changed: Partial<OfficeCustomerCard> = {}): OfficeCustomerCard {
  return {
    ...customerRow(4, 'Neva Tour'),
    language: 'ru',
    phone: '+7 812 555-01-01',
    block_reason: null,
    created_at: '2025-10-17T10:00:00+03:00',
    requisites: {
      inn: '7899000016',
      kpp: '789901001',
      ogrn: '1227800000010',
      legal_address: '191000, Saint Petersburg',
      bank_name: null,
      bik: null,
      account: null,
      corr_account: null,
    },
    terms: { settlement: 'invoice', pay_hours: null, credit_limit: 50_000_000, contract_number: '114-TA', contract_date: '2025-10-17' },
    members: [
      {
        id: 9,
        name: 'Irina Sokolova',
        login: 'agency',
        email: null,
        phone: null,
        roles: ['owner'],
        status: 'active',
        second_factor: false,
        last_login_at: '2026-11-20T09:30:00+03:00',
      },
    ],
    history: [
      {
        id: 5,
        at: '2026-11-20T09:30:00+03:00',
        actor: 'Svetlana',
        action: 'customer.terms_changed',
        subject: 'customer',
        subject_id: '4',
        details: { credit_limit: { from: null, to: 50_000_000 } },
      },
    ],
    ...changed,
  }
}

export function application(changed: Partial<Application> = {}): Application {
  return {
    id: 2,
    reference: 'W3HC-8FNJ-4PBY',
    kind: 'legal_entity',
    name: 'Liu Fang',
    email: 'liu@zhongya.example',
    phone: '+7 812 555-01-82',
    language: 'zh',
    organization: {
      name: 'Zhongya Travel',
      inn: '7899003024',
      kpp: '789901001',
      ogrn: '1227800003023',
      legal_address: '191000, Saint Petersburg',
      bank_name: null,
      bik: null,
      account: null,
      corr_account: null,
    },
    status: 'new',
    email_confirmed: true,
    consent: { version: '1', offer_version: '1', at: '2026-11-20T12:40:00+03:00' },
    created_at: '2026-11-20T12:40:00+03:00',
    decided_at: null,
    decided_by: null,
    refusal_reason: null,
    customer_id: null,
    same_inn: [],
    ...changed,
  }
}

/** A customer has asked for the exchange of documents, and nobody answered yet. */
export function officeEdo(changed: Partial<OfficeEdo> = {}): OfficeEdo {
  const asked = { status: 'requested', operator: 'sbis', participant_id: '2BE1234567', reason: null } as const
  const at = '2026-11-20T09:30:00+03:00'
  return {
    name: 'Neva Tour',
    inn: '7899000016',
    kpp: '789901001',
    ...asked,
    contact_email: 'edo@agency.example',
    status_at: at,
    consent: { at, by: 'Irina Sokolova', version: 1 },
    revision: 3,
    history: [{ id: 1, at, actor: 'Irina Sokolova', ...asked }],
    ...changed,
  }
}

/** What the card of a customer asks for besides itself. */
export const aroundTheCard = {
  office_order_counts: { result: [{ customer_id: 4, upcoming: 3 }] },
  office_customer_balance: {
    result: {
      customer_id: 4,
      owed: 56_930_000,
      due_total: 58_000_000,
      due_today: 3_400_000,
      due_overdue: 1_200_000,
      due_count: 3,
      due_fees: 0,
      due_opening: 0,
      kept: 1_070_000,
      kept_of_payments: 1_000_000,
      currency: 'RUB',
    },
  },
  office_customer_orders: { result: [], next: null },
  office_edo: { result: officeEdo() },
}
