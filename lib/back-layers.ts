/** Something that Back takes away before it leaves the page: a dialog, a step of a form. */
interface Layer {
  readonly close: () => void;
}

/** Milliseconds to wait for the browser to report a step through its history. */
const TRAVERSAL_MS = 1_500;

const layers: Layer[] = [];
/** History entries of ours above the page's own; each holds its height as `layer`. */
let entries = 0;
let pageHref = '';
let isTraversing = false;
let waiting: (() => void) | undefined;
let due: ReturnType<typeof setTimeout> | undefined;

function heightOf(state: unknown): number {
  const height = typeof state === 'object' && state !== null ? Reflect.get(state, 'layer') : undefined;
  return typeof height === 'number' ? height : 0;
}

/** Brings the history in line with what is open; later in this turn, so that what closes while another opens costs nothing. */
function settleSoon(): void {
  clearTimeout(due);
  due = setTimeout(settle, isTraversing ? TRAVERSAL_MS : 0);
}

/**
 * Goes back over entries of ours. The browser counts from the entry where it is itself: a dialog that opened while the page was
 * being loaded again has an entry that only the page knows, and going back by a number would leave the site.
 */
function goBack(count: number): void {
  const entry =
    typeof navigation === 'undefined'
      ? undefined
      : navigation.entries()[(navigation.currentEntry?.index ?? 0) - count];
  if (!entry) window.history.go(-count);
  else navigation.traverseTo(entry.key).finished?.catch(() => undefined);
}

function settle(): void {
  const wanted = waiting ? 0 : layers.length;
  if (isTraversing) arrive(wanted);
  if (entries < wanted) pageHref = window.location.href;
  while (entries < wanted) {
    // What a layer did may have moved the page: going back to this entry leaves it where it is.
    window.history.scrollRestoration = 'manual';
    entries += 1;
    window.history.pushState({ layer: entries }, '');
    window.history.scrollRestoration = 'auto';
  }
  if (entries > wanted) {
    isTraversing = true;
    goBack(entries - wanted);
    settleSoon();
  } else {
    const act = waiting;
    waiting = undefined;
    act?.();
  }
}

function arrive(height: number): void {
  isTraversing = false;
  entries = height;
}

function handlePop(event: PopStateEvent): void {
  const height = heightOf(event.state);
  if (!isTraversing && entries === 0 && height === 0) return;
  // This entry was left where it is; what leads to it later finds the place again.
  window.history.scrollRestoration = 'auto';
  if (isTraversing) {
    event.stopImmediatePropagation();
    arrive(height);
    settle();
    return;
  }
  entries = height;
  if (window.location.href !== pageHref) layers.length = 0;
  else {
    // The page does not change, so the router must not see this event.
    event.stopImmediatePropagation();
    for (const layer of layers.splice(height).reverse()) layer.close();
  }
  settleSoon();
}

/** Lets Back close what is open. Entries that a reload left behind are taken away. Returns the function that stops it. */
export function watchBack(): () => void {
  entries = heightOf(window.history.state);
  if (entries > 0) settleSoon();
  window.addEventListener('popstate', handlePop, { capture: true });
  return () => window.removeEventListener('popstate', handlePop, { capture: true });
}

/** Opens a layer that Back closes. Returns the function that takes it away when something else closed it. */
export function addLayer(close: () => void): () => void {
  const layer: Layer = { close };
  layers.push(layer);
  settleSoon();
  return () => {
    const at = layers.indexOf(layer);
    if (at < 0) return;
    layers.splice(at, 1);
    settleSoon();
  };
}

/** True while something is open that Back would close. */
export function hasLayers(): boolean {
  return layers.length > 0;
}

/** Leaves the page: first its layers leave the history, so that Back from the next page leads to this one. */
export function leaveLayers(act: () => void): void {
  layers.length = 0;
  if (entries === 0 && !isTraversing) act();
  else {
    waiting = act;
    settleSoon();
  }
}
