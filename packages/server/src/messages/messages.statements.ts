// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { Emblem } from '@anfilada/contract/catalogue'
import type { NotificationChoices } from '@anfilada/contract/customers/notifications'
import type { Language } from '@anfilada/contract/languages'
import type { TemplateTexts } from '@anfilada/contract/messages/messages'
import type { OrderKind } from '@anfilada/contract/orders/items'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    feedback_add: {
      id: number
    }
    feedback_close: never
    feedback_list: {
      id: number
      customerId: number
      customer: string
      author: string
      kind: 'question' | 'suggestion' | 'complaint' | 'thanks'
      orderId: number | null
      at: Date
      state: 'waiting' | 'answered' | 'closed'
      closedAt: Date | null
      text: string
      unread: number
      lastId: number
      lastAt: Date
      lastFromOffice: boolean
    }
    feedback_move: never
    feedback_place: {
      customerId: number
      authorId: number
    }
    feedback_waiting: {
      waiting: number
    }
    message_count: never
    message_file: {
      fileId: number | null
    }
    message_find: {
      id: number
      at: Date
      fromOffice: boolean
      authorId: number
      author: string
      text: string
      erased: boolean
      language: Language
      fileName: string | null
      fileSize: number | null
      readBy: string | null
      readAt: Date | null
    }
    message_mails_schedule: {
      add_job: unknown
    }
    message_member_recount: never
    message_office_recount: never
    message_order: {
      customerId: number
      orderId: number
    }
    message_read: never
    message_readers_language: {
      language: Language
    }
    message_template_add: {
      id: number
      revision: number
      name: string
      texts: TemplateTexts
    }
    message_template_change: {
      id: number
      revision: number
      name: string
      texts: TemplateTexts
    }
    message_template_find: {
      id: number
    }
    message_template_remove: never
    message_templates: {
      id: number
      revision: number
      name: string
      texts: TemplateTexts
    }
    message_thread_claim: {
      id: number
    }
    message_thread_lock: {
      id: number
    }
    message_thread_lock_by_id: {
      id: number
    }
    message_thread_move: never
    message_threads_list: {
      customerId: number
      customer: string
      orderId: number | null
      kind: OrderKind | null
      museum: string | null
      emblem: Emblem | null
      object: string | null
      passDate: string | null
      time: string | null
      status: OrderStatus | null
      unread: number
      id: number
      at: Date
      fromOffice: boolean
      authorId: number
      text: string
      fileId: number | null
    }
    message_unmailed_take: {
      name: string
      email: string
      language: Language
      notifications: Partial<NotificationChoices>
      customerId: number
      orderId: number | null
      feedbackId: number | null
      unread: number
    }
    message_unread_of_member: {
      orderId: number | null
      feedbackId: number | null
      unread: number
    }
    message_unread_of_office: {
      orderId: number | null
      feedbackId: number | null
      unread: number
    }
    message_write: {
      id: number
    }
    messages_forget: never
    messages_page: {
      id: number
      at: Date
      fromOffice: boolean
      authorId: number
      author: string
      text: string
      erased: boolean
      language: Language
      fileName: string | null
      fileSize: number | null
      readBy: string | null
      readAt: Date | null
    }
    messages_search: {
      id: number
      at: Date
      fromOffice: boolean
      authorId: number
      author: string
      text: string
      erased: boolean
      language: Language
      fileName: string | null
      fileSize: number | null
      readBy: string | null
      readAt: Date | null
      customerId: number
      customer: string
      orderId: number | null
    }
    personal_messages: {
      id: number
      at: Date
      order_id: number | null
      feedback: 'question' | 'suggestion' | 'complaint' | 'thanks' | null
      text: string
      language: Language
    }
  }
}
