import type { Address } from '#rules/shop/address.ts';

/** An address of which nothing was typed. */
export const noAddress: Address = {
  ...{ name: '', mobile: '', line: '', subdistrict: '', district: '', province: '', postcode: '' },
};
