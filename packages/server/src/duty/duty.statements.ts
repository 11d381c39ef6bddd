// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    duty_check_in: never
    duty_check_out: never
    duty_drop_moved: never
    duty_employees: {
      id: number
      name: string
    }
    duty_forget_places: never
    duty_lock_employee: never
    duty_museums: {
      id: number
      name: string
    }
    duty_museums_delete: never
    duty_museums_insert: never
    duty_now: {
      name: string
      phone: string
      checkIn: { 'museumId': number; 'lat': number | null; 'lon': number | null; 'at': string; 'text': string } | null
    }
    duty_of_day: {
      id: number
      employeeId: number
      employee: string
      date: string
      from: string
      until: string
      endsAt: Date
      phone: string
      state: 'over' | 'running' | 'ahead'
      museums: ({ 'id': number; 'name': string })[]
      checkIn: { 'museumId': number; 'lat': number | null; 'lon': number | null; 'at': string; 'text': string } | null
    }
    duty_overlaps: never
    duty_own: {
      id: number
      employeeId: number
      employee: string
      date: string
      from: string
      until: string
      endsAt: Date
      phone: string
      state: 'over' | 'running' | 'ahead'
      museums: ({ 'id': number; 'name': string })[]
      checkIn: { 'museumId': number; 'lat': number | null; 'lon': number | null; 'at': string; 'text': string } | null
    }
    duty_own_shift: {
      over: boolean
      today: boolean
      museumIds: number[]
    }
    duty_shift_delete: never
    duty_shift_hours: {
      zone: string | null
      startsAt: Date
      endsAt: Date
      over: boolean
    }
    duty_shift_insert: {
      id: number
    }
    duty_shift_update: {
      id: number
    }
  }
}
