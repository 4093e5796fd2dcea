import { driveCalls } from './contract/drive';
import { ACCOUNT_REQUESTS } from './contract/requests/accounts';

const CALLS = [
  '[CALL-001]',
  '[CALL-002]',
  '[CALL-003]',
  '[CALL-004]',
  '[CALL-005]',
  '[CALL-006]',
  '[CALL-007]',
  '[CALL-008]',
  '[CALL-023]',
  '[CALL-024]',
  '[CALL-025]',
  '[CALL-026]',
  '[CALL-027]',
  '[CALL-028]',
  '[CALL-029]',
  '[CALL-030]',
  '[CALL-031]',
  '[CALL-032]',
  '[CALL-033]',
  '[CALL-074]',
  '[CALL-075]',
  '[CALL-076]',
  '[CALL-077]',
  '[CALL-078]',
  '[CALL-079]',
  '[CALL-080]',
  '[CALL-081]',
  '[CALL-082]',
];

driveCalls('accounts, users and messages', CALLS, ACCOUNT_REQUESTS);
