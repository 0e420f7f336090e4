import { groupMobile, mobileError, normaliseMobile } from '#rules/person/mobile.ts';
import { findProvince, isPostcodeOf } from '#rules/shop/provinces.ts';
import { normaliseTyped } from '#rules/text/normalise-text.ts';

/** Parts of an address in the order in which they are asked for. */
export const addressParts = [
  'name',
  'mobile',
  'line',
  'subdistrict',
  'district',
  'province',
  'postcode',
] as const;
export type AddressPart = (typeof addressParts)[number];
export type Address = Readonly<Record<AddressPart, string>>;

/** The most letters that a part has as it is typed. */
export const MOST_LETTERS: Readonly<Record<AddressPart, number>> = {
  ...{ name: 100, mobile: 30, line: 200, subdistrict: 60, district: 60, province: 40, postcode: 20 },
};

/** The word for it, or its first letter with a full stop or a blank. */
const PLACE = {
  subdistrict: /^(?:ตำบล|แขวง|[ตข](?: *\.| +)|(?:tambon|khwaeng) )\s*/i,
  district: /^(?:อำเภอ|เขต|[อข](?: *\.| +)|(?:amphoe|khet) )\s*/i,
} as const;

/** In one line, and without what a printer of labels or a terminal obeys. */
const plain = (typed: string) =>
  normaliseTyped(typed)
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** An address in one way of writing, from the ways in which people write it. Not yet a check. */
export function normaliseAddress(typed: Address): Address {
  return {
    name: plain(typed.name),
    mobile: normaliseMobile(typed.mobile),
    line: plain(typed.line),
    subdistrict: plain(typed.subdistrict).replace(PLACE.subdistrict, ''),
    district: plain(typed.district).replace(PLACE.district, ''),
    province: findProvince(plain(typed.province)) ?? plain(typed.province),
    postcode: plain(typed.postcode).replace(/[\s-]/g, ''),
  };
}

export type AddressProblem =
  | 'empty'
  | 'short'
  | 'long'
  | 'letters'
  | 'mobile'
  | 'province'
  | 'postcode'
  | 'elsewhere';

function problemOf(part: AddressPart, address: Address): AddressProblem | undefined {
  const text = address[part];
  if (text === '') return 'empty';
  if (text.length > MOST_LETTERS[part]) return 'long';
  if (part === 'mobile') return mobileError(text) === undefined ? undefined : 'mobile';
  if (part === 'province') return findProvince(text) === undefined ? 'province' : undefined;
  if (part === 'postcode') {
    if (!/^[1-9]\d{4}$/.test(text)) return 'postcode';
    const isKnown = findProvince(address.province) !== undefined;
    return isKnown && !isPostcodeOf(text, address.province) ? 'elsewhere' : undefined;
  }
  // A house may have a number alone; a person and a place have letters.
  if (part !== 'line' && !/\p{L}/u.test(text)) return 'letters';
  if (part === 'line' ? !/[\p{L}\p{N}]/u.test(text) : text.length < 2) return 'short';
}

/** What is wrong with a normalised address, part by part; nothing for one that a parcel can be sent to. */
export function addressProblems(address: Address): Partial<Record<AddressPart, AddressProblem>> {
  const found = addressParts.map((part) => [part, problemOf(part, address)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

/** An address as its owner knows it again and nobody else learns it: `ส••• · 081-xxx-4567 · จ.ขอนแก่น 40000`. */
export function maskParcel({ name, mobile, province, postcode }: Address): string {
  const [first = ''] = [...name];
  return `${first}••• · ${mobile.slice(0, 3)}-xxx-${mobile.slice(-4)} · ${province} ${postcode}`;
}

/** An address as it stands on a parcel, line by line. */
export function addressLines({
  name,
  mobile,
  line,
  subdistrict,
  district,
  province,
  postcode,
}: Address): string[] {
  const isBangkok = province === 'กรุงเทพมหานคร';
  const places = isBangkok ? `แขวง${subdistrict} เขต${district}` : `ต.${subdistrict} อ.${district}`;
  return [`${name} ${groupMobile(mobile)}`, line, places, `${province} ${postcode}`];
}
