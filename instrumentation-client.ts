import { isMissingPart, reloadForPart } from '#lib/missing-part.ts';

// The scripts that a page came with are watched by a line in its head (server/first-scripts.ts).
window.addEventListener('error', (event) => {
  if (isMissingPart(event.error)) void reloadForPart();
});
window.addEventListener('unhandledrejection', (event) => {
  if (isMissingPart(event.reason)) void reloadForPart();
});
