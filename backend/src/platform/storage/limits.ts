/** A vendor's logo or a portrait is at most 1 MB [CONST-36]. */
export const LOGO_LIMIT = 1024 * 1024;
