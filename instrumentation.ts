/** Runs once when the server starts: opens the backend, so that a bad setting stops the start and jobs run before the first visit. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { backend } = await import('#lib/gateway/backends.ts');
  await backend();
}
