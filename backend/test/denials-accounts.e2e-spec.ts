import { ACCOUNT_CASES } from './denials/account-cases';
import { driveDenials } from './denials/drive';
import { SECOND_FACTOR_CASES } from './denials/second-factor-cases';

driveDenials('accounts, users and messages', [...ACCOUNT_CASES, ...SECOND_FACTOR_CASES]);
