import { ACCOUNT_CASES } from './account-cases';
import { BARGAIN_CASES } from './bargain-cases';
import { CLOSING_CASES } from './closing-cases';
import { DEAL_CASES } from './deal-cases';
import { DEAL_ROOM_CASES } from './deal-room-cases';
import { DEMAND_CASES } from './demand-cases';
import { DIRECTORY_CASES } from './directory-cases';
import { IMPORT_CASES } from './import-cases';
import { NDA_CASES } from './nda-cases';
import { PROPERTY_CASES } from './property-cases';
import { ROUND_CASES } from './round-cases';
import { SECOND_FACTOR_CASES } from './second-factor-cases';
import { WEBHOOK_CASES } from './webhook-cases';
import type { DenialCase } from './cases';

/** Those of every area. */
export const CASES: [string, DenialCase][] = [
  ...ACCOUNT_CASES,
  ...SECOND_FACTOR_CASES,
  ...PROPERTY_CASES,
  ...NDA_CASES,
  ...DEAL_ROOM_CASES,
  ...DEAL_CASES,
  ...BARGAIN_CASES,
  ...ROUND_CASES,
  ...CLOSING_CASES,
  ...DEMAND_CASES,
  ...DIRECTORY_CASES,
  ...WEBHOOK_CASES,
  ...IMPORT_CASES,
];
