import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#lib/api/query-client.ts';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

test('a change that is asked for offline fails at once and is not sent when the network returns', async () => {
  const client = createQueryClient();
  client.mount();
  const send = vi.fn().mockRejectedValue(new Error('offline'));
  const mutation = client.getMutationCache().build(client, { mutationFn: send });
  await expect(mutation.execute(undefined)).rejects.toThrow('offline');
  expect(mutation.state).toMatchObject({ status: 'error', isPaused: false });
  onlineManager.setOnline(true);
  await client.resumePausedMutations();
  expect(send).toHaveBeenCalledTimes(1);
  client.unmount();
});

test('a read that is asked for offline fails at once and only once', async () => {
  const client = createQueryClient();
  client.mount();
  const read = vi.fn().mockRejectedValue(new Error('offline'));
  await expect(client.fetchQuery({ queryKey: ['x'], queryFn: read })).rejects.toThrow('offline');
  onlineManager.setOnline(true);
  expect(read).toHaveBeenCalledTimes(1);
  client.unmount();
});
