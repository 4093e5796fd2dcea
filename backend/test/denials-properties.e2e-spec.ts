import { BARGAIN_CASES } from './denials/bargain-cases';
import { ROUND_CASES } from './denials/round-cases';
import { driveDenials } from './denials/drive';
import { DEAL_CASES } from './denials/deal-cases';
import { DEAL_ROOM_CASES } from './denials/deal-room-cases';
import { NDA_CASES } from './denials/nda-cases';
import { PROPERTY_CASES } from './denials/property-cases';

driveDenials('properties, documents, deals and offers', [
  ...PROPERTY_CASES,
  ...NDA_CASES,
  ...DEAL_ROOM_CASES,
  ...DEAL_CASES,
  ...BARGAIN_CASES,
  ...ROUND_CASES,
]);
