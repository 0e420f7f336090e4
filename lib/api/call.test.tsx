import { expect, test, vi } from 'vitest';
import { call } from '#lib/api/call.ts';
import { isUnknown, NotSent } from '#lib/api/errors.ts';

const { loadClient, reloadForPart } = vi.hoisted(() => ({ loadClient: vi.fn(), reloadForPart: vi.fn() }));
vi.mock('#lib/api/load-client.ts', () => ({ loadClient }));
vi.mock('#lib/missing-part.ts', () => ({ reloadForPart }));

test('without its script a call is not sent, which is known, and the page is loaded again where it can be', async () => {
  loadClient.mockRejectedValue(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }));
  const failed = await call('GET /api/notifications', {}).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(NotSent);
  expect(isUnknown(failed)).toBe(false);
  expect(reloadForPart).toHaveBeenCalledOnce();
});
