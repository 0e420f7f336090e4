import { securityCopy } from '#components/account/security/copy.ts';
import { deviceName } from '#components/account/security/device-name.ts';

/** Where a login came from, as the wire tells it. */
interface SeenDevice {
  readonly device: string;
  readonly address_masked: string;
}

/** A device by the names that its owner knows. */
export function deviceWords({ device }: Pick<SeenDevice, 'device'>): string {
  return deviceName(device) || securityCopy.unknownDevice;
}

/** The address of a place as far as it is told; empty when nothing is known of it. */
export function addressWords({ address_masked: masked }: Pick<SeenDevice, 'address_masked'>): string {
  return masked === '' ? '' : securityCopy.address(masked);
}
