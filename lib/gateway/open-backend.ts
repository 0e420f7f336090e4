import 'server-only';
import { backend } from '#lib/gateway/backends.ts';

/** Opens the backend when the server starts; one that cannot be opened ends the process with the reason. */
export async function openBackend(): Promise<void> {
  try {
    await backend();
  } catch (error) {
    // Next would log it and serve on without a backend.
    console.error(
      `\n✖ เปิดระบบไม่สำเร็จ · The site cannot start\n${error instanceof Error ? error.message : error}`,
    );
    process.exit(1);
  }
}
