/** Why a mail that waited did not leave: its reader has stopped such mails since, or was rejected. */
export const READER_STOPPED = 'Its reader gets no such mails any more.';
/** Why a mail that waited did not leave: its reader had their data removed since. */
export const READER_REMOVED = 'Its reader had their data removed.';
/** The campaign that it is of was stopped. */
export const CAMPAIGN_STOPPED = 'Its campaign was stopped.';

/** What these mails did not leave for holds, so that none of them is to be sent again. */
export const NOT_TO_RETRY: readonly (string | null)[] = [READER_STOPPED, READER_REMOVED, CAMPAIGN_STOPPED];

/** Whether somebody has to see to a mail: one that was left out on purpose has failed, but is not to be sent again. */
export const isToRetry = ({ status, error }: { status: string; error: string | null }): boolean =>
  status === 'failed' && !NOT_TO_RETRY.includes(error);
