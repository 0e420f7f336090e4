/** Tells the page around the frame what it may want to know. It cannot be known here who that is, so nothing else is told. */
export function tellPage(type: 'ready' | 'round' | 'over' | 'deposit'): void {
  window.parent.postMessage({ type }, '*');
}
