/** An upload is at most 25 MB [CONST-35]. */
export const UPLOAD_LIMIT = 25 * 1024 * 1024;
