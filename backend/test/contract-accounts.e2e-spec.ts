import { driveCalls } from './contract/drive';
import { ACCOUNT_REQUESTS } from './contract/requests/accounts';

driveCalls('accounts, users and messages', ACCOUNT_REQUESTS);
