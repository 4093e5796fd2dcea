/** The video is saved only if there is one, or if there was one that is to be emptied [APROP-83]. */
export function savesVideo(typed: string, existing: string | null | undefined): boolean {
  return Boolean(typed.trim()) || Boolean(existing?.trim());
}
