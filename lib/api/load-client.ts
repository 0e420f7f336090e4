/**
 * The HTTP client, a tenth of all scripts: a page is alive without it and fetches it as soon as it is used, so that it is
 * there before the first call. Rejects when its script cannot be loaded.
 */
export async function loadClient() {
  const { client } = await import('#lib/api/client.ts');
  return client;
}
