/** An upload is at most 25 MB [CONST-35]. */
export const UPLOAD_LIMIT = 25 * 1024 * 1024;
/** A vendor's logo or a portrait is at most 1 MB [CONST-36]. */
export const LOGO_LIMIT = 1024 * 1024;
