/** True in the browser inside LINE, where downloads and the clipboard may fail. */
export function isLineBrowser(userAgent: string): boolean {
  return /\sLine\//.test(userAgent);
}

/** True on an iPhone or iPad, where a picture reaches the photo library through the share sheet only. */
export function sharesPictures(userAgent: string): boolean {
  return /iPhone|iPad|iPod/.test(userAgent);
}
