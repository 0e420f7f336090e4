/** Runs once when the server starts: opens the backend, so that a bad setting stops the start and jobs run before the first visit. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { openBackend } = await import('#lib/gateway/open-backend.ts');
    await openBackend();
    const { openPages } = await import('#lib/gateway/page-bridge.ts');
    await openPages();
    const { openStreams } = await import('#lib/gateway/stream-bridge.ts');
    await openStreams();
  }
}
