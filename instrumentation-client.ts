import { isMissingPart, reloadForPart } from '#lib/missing-part.ts';

/** A script that the page came with; those that are loaded later are tried again by the loader, and then reported. */
function isOfFirstLoad({ target }: Event): boolean {
  return (
    document.readyState !== 'complete' &&
    target instanceof HTMLScriptElement &&
    target.src.includes('/_next/static/')
  );
}

function handleError(event: ErrorEvent | Event): void {
  if (isOfFirstLoad(event) || (event instanceof ErrorEvent && isMissingPart(event.error)))
    void reloadForPart();
}

function handleRejection(event: PromiseRejectionEvent): void {
  if (isMissingPart(event.reason)) void reloadForPart();
}

window.addEventListener('error', handleError, { capture: true });
window.addEventListener('unhandledrejection', handleRejection);
