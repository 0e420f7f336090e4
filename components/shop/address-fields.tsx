'use client';

import { type RefObject, useId, useState } from 'react';
import { redeemCopy as copy } from '#components/shop/redeem-copy.ts';
import { Field } from '#components/ui/form/field.tsx';
import {
  type Address,
  type AddressPart,
  type AddressProblem,
  addressParts,
  MOST_LETTERS,
} from '#rules/shop/address.ts';
import { provinces } from '#rules/shop/provinces.ts';
import styles from './redeem.module.css';

const autofill: Readonly<Record<AddressPart, string>> = {
  ...{ name: 'shipping name', mobile: 'shipping tel-national', line: 'shipping street-address' },
  ...{ subdistrict: 'shipping address-level3', district: 'shipping address-level2' },
  ...{ province: 'shipping address-level1', postcode: 'shipping postal-code' },
};
const keyboards: Partial<Record<AddressPart, 'tel' | 'numeric'>> = { mobile: 'tel', postcode: 'numeric' };
const halves: ReadonlySet<AddressPart> = new Set(['subdistrict', 'district', 'province', 'postcode']);

interface AddressFieldsProps {
  readonly address: RefObject<Address>;
  readonly problems: Partial<Record<AddressPart, AddressProblem>>;
  readonly onTyped: (part: AddressPart) => void;
}

/** Where a parcel goes. What was typed stays while the page is open, and is stored nowhere in the browser. */
export function AddressFields({ address, problems, onTyped }: AddressFieldsProps) {
  const [typed, setTyped] = useState(address.current);
  const listId = useId();
  const handleChange = (part: AddressPart, text: string) => {
    address.current = { ...typed, [part]: text };
    setTyped(address.current);
    onTyped(part);
  };
  return (
    <fieldset className={styles.address}>
      <legend>{copy.address}</legend>
      <p className={styles.muted}>{copy.addressNote}</p>
      {addressParts.map((part) => (
        <div key={part} className={halves.has(part) ? styles.half : undefined}>
          <Field
            label={copy.part(part)}
            name={part}
            value={typed[part]}
            error={problems[part] && copy.problem(part, problems[part])}
            maxLength={MOST_LETTERS[part]}
            autoComplete={autofill[part]}
            inputMode={keyboards[part]}
            list={part === 'province' ? listId : undefined}
            onChange={({ target }) => handleChange(part, target.value)}
          />
        </div>
      ))}
      <datalist id={listId}>
        {provinces.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </fieldset>
  );
}
