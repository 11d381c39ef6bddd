// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { NotificationChoices } from '@anfilada/contract/customers/notifications'
import type { Language } from '@anfilada/contract/languages'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import type { AccountantTaskKind } from '@anfilada/contract/payments/money-words'
import type { PaymentEventKind } from './payment-events.store.ts'
import type { ReceiptToMake } from './tasks/tasks.store.ts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    fee_carried: never
    fee_claim_settlement: never
    fees_unsettled: {
      customerId: number
      paymentId: number
      requestId: number
      amount: number
    }
    payer: {
      name: string
      email: string
    }
    payer_agreed: {
      agreedAt: Date
    }
    payer_leaves: never
    payers_forget: never
    payment_ask_soon: never
    payment_asked: {
      orderId: number
      amount: number
      inAdvance: boolean
    }
    payment_asked_fees: {
      customerId: number
      requestId: number
      amount: number
      inAdvance: boolean
    }
    payment_card_allocations: {
      at: Date
      orderId: number
      amount: number
      by: string | null
    }
    payment_card_events: {
      at: Date
      kind: PaymentEventKind
      word: string
      details: Record<string, string | number | boolean>
    }
    payment_card_fee_allocations: {
      at: Date
      requestId: number
      amount: number
      by: string | null
    }
    payment_card_fee_receipts: {
      requestId: number
      amount: number
      kind: 'prepayment' | 'settlement'
      state: 'settled' | 'carried' | 'by_hand' | 'sent'
      at: Date
    }
    payment_card_fees: {
      requestId: number
      asked: number
      allocated: number
    }
    payment_card_orders: {
      order_id: number
      asked: number
      allocated: number
      due: number
      status: OrderStatus
    }
    payment_card_receipts: {
      kind: 'prepayment' | 'settlement'
      orderId: number
      amount: number
      state: 'sent' | 'carried' | 'settled' | 'by_hand'
      at: Date
    }
    payment_claim_ask: never
    payment_claim_opening: {
      id: number
      customerId: number
      linkId: number | null
      payerName: string
      payerEmail: string
      language: Language
      offerVersion: number
      method: 'card' | 'sbp' | 'wechat'
      amount: number
      currency: string
      orderIds: number[]
      feeIds: number[]
      provider: string
      test: boolean
      makesReceipt: boolean
      reference: string
      providerId: string | null
      transactionId: string | null
      url: string | null
      qr: string | null
      status: 'FORM_OPENED' | 'WAITING_FOR_3DS' | 'PROCESSING' | 'FAILED' | 'COMPLETE'
      failure: 'declined' | 'expired' | 'unavailable' | 'left' | null
      createdAt: Date
      expiresAt: Date
      finishedAt: Date | null
      asks: number
      received: number
      receivedAt: Date | null
      allocated: number
      refunded: number
      expired: boolean
      interrupted: boolean
    }
    payment_details: {
      email: string
      reference: string
      providerId: string | null
      offerVersion: number
      expiresAt: Date
      linkId: number | null
      createdBy: string | null
    }
    payment_event: never
    payment_find: {
      id: number
      customerId: number
      linkId: number | null
      payerName: string
      payerEmail: string
      language: Language
      offerVersion: number
      method: 'card' | 'sbp' | 'wechat'
      amount: number
      currency: string
      orderIds: number[]
      feeIds: number[]
      provider: string
      test: boolean
      makesReceipt: boolean
      reference: string
      providerId: string | null
      transactionId: string | null
      url: string | null
      qr: string | null
      status: 'FORM_OPENED' | 'WAITING_FOR_3DS' | 'PROCESSING' | 'FAILED' | 'COMPLETE'
      failure: 'declined' | 'expired' | 'unavailable' | 'left' | null
      createdAt: Date
      expiresAt: Date
      finishedAt: Date | null
      asks: number
      received: number
      receivedAt: Date | null
      allocated: number
      refunded: number
      expired: boolean
    }
    payment_given: {
      orderId: number
      amount: number
    }
    payment_insert: {
      id: number
    }
    payment_link_find: {
      id: number
      customerId: number
      customerName: string
      key: string
      orderIds: number[]
      feeIds: number[]
      amount: number | null
      createdAt: Date
      createdBy: string
      expiresAt: Date
      revokedAt: Date | null
      paymentId: number | null
      state: 'paid' | 'revoked' | 'expired' | 'open' | 'settled'
    }
    payment_link_insert: {
      id: number
    }
    payment_link_of_token: {
      id: number
      customerId: number
      customerName: string
      key: string
      orderIds: number[]
      feeIds: number[]
      amount: number | null
      createdAt: Date
      createdBy: string
      expiresAt: Date
      revokedAt: Date | null
      paymentId: number | null
      state: 'paid' | 'revoked' | 'expired' | 'open' | 'settled'
    }
    payment_link_revoke: never
    payment_links_list: {
      id: number
      customerId: number
      customerName: string
      key: string
      orderIds: number[]
      feeIds: number[]
      amount: number | null
      createdAt: Date
      createdBy: string
      expiresAt: Date
      revokedAt: Date | null
      paymentId: number | null
      state: 'paid' | 'revoked' | 'expired' | 'open' | 'settled'
    }
    payment_links_live: {
      count: number
    }
    payment_lock: {
      id: number
      customerId: number
      linkId: number | null
      payerName: string
      payerEmail: string
      language: Language
      offerVersion: number
      method: 'card' | 'sbp' | 'wechat'
      amount: number
      currency: string
      orderIds: number[]
      feeIds: number[]
      provider: string
      test: boolean
      makesReceipt: boolean
      reference: string
      providerId: string | null
      transactionId: string | null
      url: string | null
      qr: string | null
      status: 'FORM_OPENED' | 'WAITING_FOR_3DS' | 'PROCESSING' | 'FAILED' | 'COMPLETE'
      failure: 'declined' | 'expired' | 'unavailable' | 'left' | null
      createdAt: Date
      expiresAt: Date
      finishedAt: Date | null
      asks: number
      received: number
      receivedAt: Date | null
      allocated: number
      refunded: number
      expired: boolean
    }
    payment_move: never
    payment_named_transaction: never
    payment_of_link: {
      id: number
      customerId: number
      linkId: number
      payerName: string
      payerEmail: string
      language: Language
      offerVersion: number
      method: 'card' | 'sbp' | 'wechat'
      amount: number
      currency: string
      orderIds: number[]
      feeIds: number[]
      provider: string
      test: boolean
      makesReceipt: boolean
      reference: string
      providerId: string | null
      transactionId: string | null
      url: string | null
      qr: string | null
      status: 'FORM_OPENED' | 'WAITING_FOR_3DS' | 'PROCESSING' | 'FAILED' | 'COMPLETE'
      failure: 'declined' | 'expired' | 'unavailable' | 'left' | null
      createdAt: Date
      expiresAt: Date
      finishedAt: Date | null
      asks: number
      received: number
      receivedAt: Date | null
      allocated: number
      refunded: number
      expired: boolean
    }
    payment_of_reference: {
      id: number
      customerId: number
      linkId: number | null
      payerName: string
      payerEmail: string
      language: Language
      offerVersion: number
      method: 'card' | 'sbp' | 'wechat'
      amount: number
      currency: string
      orderIds: number[]
      feeIds: number[]
      provider: string
      test: boolean
      makesReceipt: boolean
      reference: string
      providerId: string | null
      transactionId: string | null
      url: string | null
      qr: string | null
      status: 'FORM_OPENED' | 'WAITING_FOR_3DS' | 'PROCESSING' | 'FAILED' | 'COMPLETE'
      failure: 'declined' | 'expired' | 'unavailable' | 'left' | null
      createdAt: Date
      expiresAt: Date
      finishedAt: Date | null
      asks: number
      received: number
      receivedAt: Date | null
      allocated: number
      refunded: number
      expired: boolean
    }
    payment_office: {
      id: number
      customerId: number
      customerName: string
      payer: string
      orderIds: number[]
      feeIds: number[]
      method: 'card' | 'sbp' | 'wechat'
      provider: string
      status: 'FORM_OPENED' | 'WAITING_FOR_3DS' | 'PROCESSING' | 'FAILED' | 'COMPLETE'
      failure: 'declined' | 'expired' | 'unavailable' | 'left' | null
      amount: number
      received: number
      allocated: number
      refunded: number
      byLink: boolean
      test: boolean
      createdAt: Date
      finishedAt: Date | null
      openTasks: number
    }
    payment_opened: never
    payment_readers: {
      name: string
      email: string
      language: Language
      notifications: Partial<NotificationChoices>
    }
    payment_receive: never
    payment_schedule: {
      add_job: unknown
    }
    payment_spend: never
    payment_transaction: never
    payments_booked: {
      id: number
      customerId: number
      reference: string
      received: number
    }
    payments_due_asks: {
      id: number
    }
    payments_expire: {
      id: number
    }
    payments_history: {
      id: number
      orderIds: number[]
      feeIds: number[]
      method: 'card' | 'sbp' | 'wechat'
      createdAt: Date
      amount: number
      received: number
      refunded: number
      kept: number
      status: 'FORM_OPENED' | 'WAITING_FOR_3DS' | 'PROCESSING' | 'FAILED' | 'COMPLETE'
      failure: 'declined' | 'expired' | 'unavailable' | 'left' | null
      byLink: boolean
    }
    payments_history_count: {
      total: number
    }
    payments_kept_lock: {
      id: number
      customerId: number
      linkId: number | null
      payerName: string
      payerEmail: string
      language: Language
      offerVersion: number
      method: 'card' | 'sbp' | 'wechat'
      amount: number
      currency: string
      orderIds: number[]
      feeIds: number[]
      provider: string
      test: boolean
      makesReceipt: boolean
      reference: string
      providerId: string | null
      transactionId: string | null
      url: string | null
      qr: string | null
      status: 'FORM_OPENED' | 'WAITING_FOR_3DS' | 'PROCESSING' | 'FAILED' | 'COMPLETE'
      failure: 'declined' | 'expired' | 'unavailable' | 'left' | null
      createdAt: Date
      expiresAt: Date
      finishedAt: Date | null
      asks: number
      received: number
      receivedAt: Date | null
      allocated: number
      refunded: number
      expired: boolean
    }
    payments_kept_sum: {
      kept: number
    }
    payments_office: {
      id: number
      customerId: number
      customerName: string
      payer: string
      orderIds: number[]
      feeIds: number[]
      method: 'card' | 'sbp' | 'wechat'
      provider: string
      status: 'FORM_OPENED' | 'WAITING_FOR_3DS' | 'PROCESSING' | 'FAILED' | 'COMPLETE'
      failure: 'declined' | 'expired' | 'unavailable' | 'left' | null
      amount: number
      received: number
      allocated: number
      refunded: number
      byLink: boolean
      test: boolean
      createdAt: Date
      finishedAt: Date | null
      openTasks: number
    }
    payments_office_count: {
      total: number
    }
    payments_open_of_link: {
      id: number
      customerId: number
      linkId: number
      payerName: string
      payerEmail: string
      language: Language
      offerVersion: number
      method: 'card' | 'sbp' | 'wechat'
      amount: number
      currency: string
      orderIds: number[]
      feeIds: number[]
      provider: string
      test: boolean
      makesReceipt: boolean
      reference: string
      providerId: string | null
      transactionId: string | null
      url: string | null
      qr: string | null
      status: 'FORM_OPENED' | 'WAITING_FOR_3DS' | 'PROCESSING' | 'FAILED' | 'COMPLETE'
      failure: 'declined' | 'expired' | 'unavailable' | 'left' | null
      createdAt: Date
      expiresAt: Date
      finishedAt: Date | null
      asks: number
      received: number
      receivedAt: Date | null
      allocated: number
      refunded: number
      expired: boolean
    }
    payments_stop_asking: never
    payments_stuck: {
      id: number
      customerId: number
      amount: number
    }
    payments_unallocated: {
      id: number
      customerId: number
      customerName: string
      method: 'card' | 'sbp' | 'wechat'
      receivedAt: Date
      received: number
      kept: number
      dueOrders: ({ 'order_id': number; 'pass_date': string; 'museum': string; 'status': OrderStatus; 'due': number })[]
    }
    payments_unallocated_sum: {
      total: number
    }
    payments_unpaid: {
      members: number
      link: number
      links: number
    }
    personal_payments: {
      id: number
      created_at: Date
      method: 'card' | 'sbp' | 'wechat'
      amount_kopecks: number
      currency: string
      status: 'FORM_OPENED' | 'WAITING_FOR_3DS' | 'PROCESSING' | 'FAILED' | 'COMPLETE'
      payer_name: string
      payer_email: string
      begun_by_me: boolean
    }
    provider_answer: never
    provider_callback: never
    provider_day: never
    provider_health: {
      asked: number
      failed: number
      lastAnswerAt: Date | null
      lastCallbackAt: Date | null
      lastFailure: string | null
      open: number
      watched: number
      reconciledAt: Date | null
      reconciledDay: string | null
    }
    provider_hours_sweep: never
    provider_open_days: {
      day: string
    }
    receipt_carried: never
    receipt_claim_settlement: never
    receipt_due: {
      due: boolean
    }
    receipt_events: {
      count: number
    }
    receipt_paper_keep: never
    receipt_returns_delete: never
    receipt_returns_insert: never
    receipt_returns_list: {
      orderId: number
      inAdvance: boolean
      amount: number
    }
    receipt_settlement: never
    receipt_task_lock: {
      id: number
      kind: AccountantTaskKind
      createdAt: Date
      receipt: ReceiptToMake
      details: Record<string, string | number | boolean>
      customerId: number
      name: string
      paymentId: number
      method: 'card' | 'sbp' | 'wechat'
      at: Date
      orderId: number | null
      refundId: number | null
      fileId: number | null
    }
    receipts_printed: {
      orderId: number
      advance: number
      settled: number
      held: number
      advanceBack: number
      settledBack: number
    }
    receipts_told: never
    receipts_unsettled: {
      paymentId: number
      orderId: number
      amount: number
    }
    refund_busy: never
    refund_decide: never
    refund_find: {
      id: number
      paymentId: number
      customerId: number
      customerName: string
      amount: number
      reason: string
      state: 'proposed' | 'waiting' | 'unclear' | 'processing' | 'complete' | 'failed' | 'declined'
      requestedBy: number
      requestedByName: string
      requestedAt: Date
      decidedByName: string | null
      decidedAt: Date | null
      finishedAt: Date | null
      message: string
      reference: string
      providerRefundId: string | null
    }
    refund_insert: {
      id: number
    }
    refund_lock: never
    refund_progress: never
    refund_schedule: {
      add_job: unknown
    }
    refunds_alone: {
      sum: number
    }
    refunds_due: {
      id: number
    }
    refunds_known: {
      id: string
    }
    refunds_list: {
      id: number
      paymentId: number
      customerId: number
      customerName: string
      amount: number
      reason: string
      state: 'proposed' | 'waiting' | 'unclear' | 'processing' | 'complete' | 'failed' | 'declined'
      requestedBy: number
      requestedByName: string
      requestedAt: Date
      decidedByName: string | null
      decidedAt: Date | null
      finishedAt: Date | null
      message: string
      reference: string
      providerRefundId: string | null
    }
    refunds_under_way: never
    task_add: never
    task_find: {
      id: number
      kind: AccountantTaskKind
      createdAt: Date
      customerId: number | null
      customerName: string | null
      paymentId: number | null
      paymentStatus: 'FORM_OPENED' | 'WAITING_FOR_3DS' | 'PROCESSING' | 'FAILED' | 'COMPLETE' | null
      orderId: number | null
      refundId: number | null
      amount: number | null
      details: Record<string, string | number | boolean>
      printable: boolean
      resolvedAt: Date | null
      resolvedBy: string | null
      note: string
    }
    task_resolve: never
    tasks_close: never
    tasks_list: {
      id: number
      kind: AccountantTaskKind
      createdAt: Date
      customerId: number | null
      customerName: string | null
      paymentId: number | null
      paymentStatus: 'FORM_OPENED' | 'WAITING_FOR_3DS' | 'PROCESSING' | 'FAILED' | 'COMPLETE' | null
      orderId: number | null
      refundId: number | null
      amount: number | null
      details: Record<string, string | number | boolean>
      printable: boolean
      resolvedAt: Date | null
      resolvedBy: string | null
      note: string
    }
    tasks_open: {
      count: number
    }
    verify_payment_faults: {
      kind: 'received_differs' | 'allocated_differs' | 'refunded_differs' | 'payment_without_row' | 'order_of_another_customer'
      row: string
      expected: string
      found: string
    }
  }
}
