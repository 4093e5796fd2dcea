import { READER_STOPPED } from '@stowbridge/contract/failed-mails';

/** `isToRetry` of the contract inside queries of `mails`. */
export const TO_RETRY = `status = 'failed' and error is distinct from '${READER_STOPPED}'`;
