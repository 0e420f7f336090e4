/** How often the page may be loaded again for what is missing of it, and where the tab keeps the time of the last one. */
export const RELOAD_EVERY_MS = 60_000;
export const RELOADED_AT = 'chunk_reload_at';
