import { NOT_TO_RETRY } from '@stowbridge/contract/failed-mails';

/** `isToRetry` of the contract inside queries of `mails`. */
export const TO_RETRY = `status = 'failed' and (error is null or error not in (${NOT_TO_RETRY.map((error) => `'${error}'`).join(', ')}))`;
