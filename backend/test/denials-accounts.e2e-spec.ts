import { ACCOUNT_CASES } from './denials/account-cases';
import { driveDenials } from './denials/drive';

driveDenials('accounts, users and messages', ACCOUNT_CASES);
