/** Of a face its family, its weight and its address. */
export type Face = readonly [family: string, weight: string, address: string];

const FACE = /@font-face\{font-family:(\w+);src:url\(([^)]+\.woff2)\)[^}]*?font-weight:(\d+)\}/g;
/** A preload of a face, with what parts it from the next link of the header. */
const PRELOAD = /<[^>]*\.woff2>[^,]*,?\s*/g;

/** The faces that a style sheet of the build names. */
export function facesOf(css: string): Face[] {
  return [...css.matchAll(FACE)].map(([, family = '', address = '', weight = '']) => [
    family,
    weight,
    address,
  ]);
}

/** A style sheet of the build without its faces: what it styles is written in those of the device. */
export function withoutFaces(css: string): string {
  return css.replaceAll(FACE, '');
}

/**
 * Written into the head of a page, so it uses nothing outside its own lines. Fonts that the browser has are used at once; others are
 * fetched when the page is complete and shown from the next screen on, because a change under a text costs a second paint. The
 * function that it answers is called when the page is complete.
 */
export function bringFaces(list: readonly Face[]): () => void {
  const name = location.protocol === 'https:' ? '__Host-faces' : 'faces';
  const faces = list.map(
    ([family, weight, address]) => new FontFace(family, `url(${address})`, { weight, display: 'swap' }),
  );
  const show = () => {
    for (const face of faces) document.fonts.add(face);
  };
  const fetchAll = async () => {
    try {
      await Promise.all(faces.map((face) => face.load()));
    } catch {
      // Without them the page is as good; the next one asks again.
      return;
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the other way to keep one is not known to every browser, and waits.
    document.cookie = `${name}=1; path=/; max-age=31536000; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
    document.addEventListener('visibilitychange', show, { once: true });
    // A screen that comes without a page brings its address first.
    if ('navigation' in window) navigation.addEventListener('currententrychange', show, { once: true });
  };
  if (document.cookie.split('; ').includes(`${name}=1`)) {
    show();
    return () => undefined;
  }
  return () => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(fetchAll, 1_000);
    else requestIdleCallback(fetchAll);
  };
}

/** The `link` header of a page that asks for no faces by itself. */
export function withoutFacePreloads(link: string): string {
  return link.replaceAll(PRELOAD, '').replace(/,\s*$/, '');
}
