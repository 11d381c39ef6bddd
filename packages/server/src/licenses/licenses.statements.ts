// Written by "npm run statements" out of PostgreSQL's own description: change the SQL, not this file.
import type {} from '../db/statement-rows.ts'

declare module '../db/statement-rows.ts' {
  interface StatementRows {
    license_holds: never
    license_of_guide: {
      needsLicense: boolean
      number: string | null
      expirationDate: string | null
    }
    licenses_forget: never
    personal_licenses: {
      id: number
      guide: string
      museum_id: number
      number: string
      experience_years: number
      valid_from: string
      expiration_date: string
      main_language: string
      additional_languages: string[]
      created_at: Date
      deleted_at: Date | null
    }
  }
}
