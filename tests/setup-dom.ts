import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Files share the window of their worker and what packages keep, but neither our modules nor their mocks, nor an address.
vi.resetModules();
window.history.replaceState(null, '', '/');

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
