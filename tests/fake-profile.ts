import type { Profile } from '#lib/api/account/queries.ts';

/** The profile of a member who has just begun; a test changes what it is about. */
export function fakeProfile(changes: Partial<Profile> = {}): Profile {
  return {
    username_masked: '081-xxx-5678',
    first_name: 'สมหญิง',
    last_name: 'ใจดี',
    english_name: null,
    birth_year: 1990,
    bank: { bank_code: '004', bank_name: 'ธนาคารกสิกรไทย', account_masked: 'xxx-x-x1234-x' },
    sub_bank: null,
    created_at: '2025-06-15T12:00:00.000Z',
    consents: [],
    password_changed_at: null,
    second_factor: null,
    previous_login: null,
    sessions: [],
    logins: [],
    ...changes,
  };
}
