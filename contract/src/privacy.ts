/** Where a copy of somebody's data is: `ready` to be downloaded, `done` when it was, `expired` when it was not in time. */
export const COPY_STATES = ['ready', 'done', 'expired'] as const;
export type CopyState = (typeof COPY_STATES)[number];

/** In hours, how long a copy can be downloaded. */
export const EXPORT_HOURS = 24;
