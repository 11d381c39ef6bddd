import { type ApiSide, filesPath } from '@anfilada/contract/files'
import { daysLeft, licenseState } from '@anfilada/contract/licenses/license-states'
import type { License, OfficeLicense } from '@anfilada/contract/licenses/licenses'
import type { LicenseRow, OfficeLicenseRow } from './license-lists.reads.ts'

export function licenseAnswer(row: LicenseRow, side: ApiSide = 'customer'): License {
  return {
    license_id: row.id,
    guide_id: row.guideId,
    guide: row.guide,
    phone: row.phone,
    museum_id: row.museumId,
    museum: row.museum,
    number: row.number,
    experience_years: row.experienceYears,
    expiration_date: row.expirationDate,
    main_language: row.mainLanguage,
    additional_languages: row.additionalLanguages,
    prolongation_group: row.prolongationGroup,
    state: licenseState(row, row.today),
    days_left: daysLeft(row.expirationDate, row.today),
    reason: row.reason,
    scan: row.scanId === null ? null : `${filesPath(side, 'license_scan')}${row.scanId}`,
  }
}

export function officeLicenseAnswer(row: OfficeLicenseRow): OfficeLicense {
  return {
    ...licenseAnswer(row, 'office'),
    customer_id: row.customerId,
    customer: row.customer,
    decision: row.decision,
    decided_by: row.decidedBy,
    decided_at: row.decidedAt?.toISOString() ?? null,
    added_at: row.addedAt.toISOString(),
    revision: row.revision,
  }
}
