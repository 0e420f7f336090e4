import { ensure, giveUp, say } from '#scripts/ensure.mjs';
import { buildSite, isBuilt } from '#server/build/build-site.ts';
import { readSite } from './read-site.ts';
import { isPortFree, serveSite } from './serve-site.ts';

/** Builds when the sources changed, then serves until a signal ends it. */
export async function start(): Promise<void> {
  const site = readSite('production');
  // The mocks are among the tools.
  if (site.mock) await ensure('tools');
  if (!(await isPortFree(site))) {
    giveUp(
      `พอร์ต ${site.port} มีโปรแกรมอื่นใช้อยู่ ลองเลือกพอร์ตอื่น เช่น PORT=3001 npm start`,
      `Port ${site.port} is taken; choose another one, for example PORT=3001 npm start.`,
    );
  }
  if (isBuilt(site)) {
    say(`ใช้เว็บไซต์ที่สร้างไว้แล้วใน ${site.distDir} · The build is up to date`);
  } else if ((await buildSite(site)) !== 0) {
    giveUp('สร้างเว็บไซต์ไม่สำเร็จ กรุณาดูข้อความด้านบน', 'The build failed; its message is above.');
  }
  await serveSite(site);
}
