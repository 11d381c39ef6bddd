// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'
import type { CustomerRole, Role, StaffRole } from '@anfilada/contract/abilities'
import type { NotificationChoices } from '@anfilada/contract/customers/notifications'
import type { ApiKeyScope } from '@anfilada/contract/identity/api-keys'
import type { Language } from '@anfilada/contract/languages'
import type { MailFacts, MailTemplate } from '@anfilada/contract/mails'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    ability_of_user: {
      roles: Role[]
      enrols: boolean
    }
    acting_customer: {
      id: number
      kind: 'individual' | 'legal_entity'
      name: string
      blocked: boolean
    }
    acting_employee: {
      login: string
      email: string | null
      language: Language
    }
    acting_end: {
      id: number
      customerId: number
      customer: string
    }
    acting_insert: {
      id: number
      until: Date
      livePosition: string
    }
    api_key_find: {
      apiKeyId: number
      scopes: ApiKeyScope[]
      userId: number
      name: string
      roles: Role[]
      customerId: number
      stale: boolean
    }
    api_key_insert: {
      id: number
      name: string
      hint: string
      scopes: ApiKeyScope[]
      createdAt: Date
      createdBy: string
      lastUsedAt: Date | null
    }
    api_key_revoke: {
      name: string
    }
    api_key_touch: never
    api_keys_list: {
      id: number
      name: string
      hint: string
      scopes: ApiKeyScope[]
      createdAt: Date
      createdBy: string
      lastUsedAt: Date | null
    }
    api_keys_of: {
      name: string
      hint: string
    }
    api_keys_revoke_of: {
      id: number
      name: string
    }
    attempts_clear: never
    attempts_forgive: never
    attempts_lock: {
      bucket: Buffer
      failures: number
      waitSeconds: number
    }
    attempts_save: never
    attempts_sweep: never
    audit_actions: {
      action: string
    }
    audit_count: {
      total: number
    }
    audit_insert: never
    audit_list: {
      id: number
      at: Date
      actorId: number | null
      actorName: string
      customerId: number | null
      customerName: string | null
      action: string
      subject: string
      subjectId: string | null
      details: Record<string, unknown>
      address: string | null
    }
    audit_of_subject: {
      at: Date
      by: string
      details: Record<string, unknown>
    }
    caller_now: {
      name: string
      roles: Role[]
      mustEnrol: boolean
    }
    customer_invited: {
      id: number
      name: string
      email: string
      language: Language
    }
    customer_sessions_end: never
    email_links_count: {
      lastMinute: number
      lastDay: number
    }
    email_move: {
      userId: number
      name: string
      language: Language
      customerId: number | null
      login: string
      oldEmail: string | null
    }
    email_new: {
      name: string
      language: Language
    }
    erase_networks: never
    erase_person: never
    factor_begin: never
    factor_lock: {
      login: string
      name: string
      sealed: Buffer | null
      on: boolean
      lastStep: number | null
    }
    factor_off: never
    factor_on: never
    factor_step: never
    invitations_wait: {
      wait: number
    }
    link_insert: never
    link_sweep: never
    link_use: {
      userId: number | null
      applicationId: number | null
    }
    link_void_application_id: never
    link_void_user_id: never
    login_close: never
    login_find: {
      id: number
      passwordHash: string | null
      login: string
      name: string
      email: string | null
      roles: Role[]
      language: Language
      customerId: number | null
      kind: 'individual' | 'legal_entity' | null
      customerName: string | null
      secondFactor: 'on' | 'required' | 'off'
      blocked: boolean
      known: boolean
    }
    login_note: never
    login_release: {
      id: number
    }
    login_take: never
    member_insert: {
      id: number
    }
    member_name: never
    member_roles: never
    members_list: {
      id: number
      name: string
      email: string | null
      login: string
      roles: CustomerRole[]
      status: 'invited' | 'active'
      lastLoginAt: Date | null
      invitedUntil: Date | null
    }
    network_remember: never
    network_sweep: never
    notifications_save: never
    password_find: {
      passwordHash: string | null
    }
    password_link_owner: {
      userId: number
      login: string
      name: string
      email: string | null
      language: Language
      customerId: number | null
      customerName: string | null
      secondFactor: boolean
      purpose: 'set_password' | 'reset_password'
    }
    password_lock: never
    password_mail_owners: {
      userId: number
      login: string
      name: string
      email: string | null
      language: Language
      customerId: number | null
      customerName: string | null
      secondFactor: boolean
    }
    password_owner: {
      userId: number
      login: string
      name: string
      email: string | null
      language: Language
      customerId: number | null
      customerName: string | null
      secondFactor: boolean
    }
    password_save: never
    people_lock: never
    person_addresses: {
      address: string
    }
    personal_acts: {
      at: Date
      action: string
      subject: string
      subject_id: string | null
      details: Record<string, unknown>
      address: string | null
    }
    personal_api_keys: {
      name: string
      hint: string
      scopes: ApiKeyScope[]
      created_at: Date
      last_used_at: Date | null
      revoked_at: Date | null
    }
    personal_mails: {
      recipient: string
      template: MailTemplate
      facts: MailFacts[keyof MailFacts]
      created_at: Date
      sent_at: Date | null
    }
    personal_networks: {
      network: string
      seen_at: Date
    }
    personal_profile: {
      id: number
      login: string
      name: string
      email: string | null
      phone: string | null
      language: Language
      roles: Role[]
      notifications: Partial<NotificationChoices>
      created_at: Date
      last_login_at: Date | null
      password_changed_at: Date | null
      second_factor_since: Date | null
      customer: string | null
    }
    personal_sessions: {
      created_at: Date
      last_seen_at: Date
      expires_at: Date
      device: string | null
      address: string | null
    }
    profile_lock: {
      name: string
      phone: string | null
      language: Language
    }
    profile_save: never
    recovery_codes_drop: never
    recovery_drop: never
    recovery_insert: never
    recovery_use: never
    reset_queue: {
      add_job: unknown
    }
    session_by_number: {
      userId: number
      name: string
      roles: Role[]
      customerId: number | null
      onBehalf: boolean
      sessionId: number
      mustEnrol: boolean
    }
    session_delete: never
    session_end: never
    session_insert: {
      id: number
      livePosition: string
    }
    session_sweep: never
    session_touch: never
    sessions_end: never
    sessions_end_oldest: {
      id: number
    }
    sessions_find: {
      place: number
      userId: number
      name: string
      roles: Role[]
      customerId: number | null
      onBehalf: boolean
      sessionId: number
      mustEnrol: boolean
      stale: boolean
    }
    sessions_live: {
      hash: Buffer
      roles: Role[]
    }
    sessions_of_user: {
      id: number
      device: string | null
      address: string | null
      createdAt: Date
      lastSeenAt: Date
      actingFor: string | null
    }
    settings_person: {
      login: string
      name: string
      email: string | null
      phone: string | null
      newEmail: string | null
      language: Language
      roles: Role[]
      passwordChangedAt: Date | null
      secondFactor: boolean
      notifications: Partial<NotificationChoices>
    }
    staff_has_admin: {
      found: boolean
    }
    staff_invite: {
      id: number
      name: string
      login: string
      email: string | null
      roles: StaffRole[]
      status: 'invited' | 'active'
      secondFactor: boolean
      lastLoginAt: Date | null
    }
    staff_list: {
      id: number
      name: string
      login: string
      email: string | null
      roles: StaffRole[]
      status: 'invited' | 'active'
      secondFactor: boolean
      lastLoginAt: Date | null
    }
    staff_lock: {
      id: number
      name: string
      login: string
      email: string | null
      roles: StaffRole[]
      status: 'invited' | 'active'
      secondFactor: boolean
      lastLoginAt: Date | null
    }
    staff_roles: never
  }
}
