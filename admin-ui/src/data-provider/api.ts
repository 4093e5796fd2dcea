import { StowbridgeApi } from '@stowbridge/api';
import { Transport } from './transport';

/** The generated client: every call by its name, with the types of the server. */
export const api = new StowbridgeApi({}, Transport);
