/** Why a mail that waited did not leave: its reader has stopped such mails since, or was rejected. */
export const READER_STOPPED = 'Its reader gets no such mails any more.';

/** Whether somebody has to see to a mail: one that its reader wants no more has failed, but is not to be sent again. */
export const isToRetry = ({ status, error }: { status: string; error: string | null }): boolean =>
  status === 'failed' && error !== READER_STOPPED;
