import { BARGAIN_CASES } from './denials/bargain-cases';
import { ROUND_CASES } from './denials/round-cases';
import { driveDenials } from './denials/drive';
import { PROPERTY_CASES } from './denials/property-cases';

driveDenials('properties, documents, deals and offers', [...PROPERTY_CASES, ...BARGAIN_CASES, ...ROUND_CASES]);
