/** The video is saved only if there is one, or if there was one that is to be emptied [APROP-83]. */
export function savesVideo(typed: string, existing: string | null | undefined): boolean {
  return Boolean(typed.trim()) || Boolean(existing?.trim());
}

/** The page on which a video code plays: an address stays one, anything else is taken for a YouTube code. */
export function videoAddress(code: string): string {
  return /^https:\/\//.test(code) ? code : `https://www.youtube.com/watch?v=${encodeURIComponent(code)}`;
}
