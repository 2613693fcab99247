import type { ProfileBody, WholeProfile } from '#contract/profiles/calls.ts';
import { databaseId } from '#contract/profiles/ids.ts';
import { isoDate } from '../ground/dates.ts';
import { attributes, type ShownProfile } from './fields.ts';

/** A profile as its readers see it; with a selection, only the selected fields. */
export function presentProfile(row: ShownProfile, selection: string[] | null = null): ProfileBody {
  const body: WholeProfile = {
    $id: row.id,
    $sequence: row.sequence,
    $createdAt: isoDate(row.created_at),
    $updatedAt: isoDate(row.updated_at),
    $permissions: row.permissions,
    $databaseId: databaseId,
    name: row.name,
    Email: row.email,
    phone: row.phone,
    role: row.role,
    location: row.location,
    agree: row.agree,
    id: row.account_id,
    dob: row.dob,
    educationLevel: row.education_level,
    subLevel: row.sub_level,
    majorField: row.major_field,
    college: row.college,
    companyUrl: row.company_url,
    resumeId: row.resume_id,
    portfolioId: row.portfolio_id,
  };
  if (selection === null || selection.includes('*')) return body;
  const part: ProfileBody = body;
  for (const attribute of attributes) if (!selection.includes(attribute)) delete part[attribute];
  return part;
}
