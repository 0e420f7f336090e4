import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Files share the window of their worker and what packages keep, but neither our modules nor their mocks, nor an address.
vi.resetModules();
window.history.replaceState(null, '', '/');

// A part that is loaded when it is first needed takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// A part that arrives after its file has ended would bring the real modules under the mocks of the next file.
afterAll(() => vi.dynamicImportSettled());
