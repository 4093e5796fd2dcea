import { driveCalls } from './contract/drive';
import { PROPERTY_REQUESTS } from './contract/requests/properties';

const CALLS = [
  '[CALL-034]', '[CALL-035]', '[CALL-036]', '[CALL-037]', '[CALL-038]', '[CALL-039]', '[CALL-040]', '[CALL-041]',
  '[CALL-042]', '[CALL-043]', '[CALL-044]', '[CALL-045]', '[CALL-046]', '[CALL-047]', '[CALL-048]', '[CALL-049]',
  '[CALL-050]', '[CALL-051]', '[CALL-052]', '[CALL-053]', '[CALL-054]', '[CALL-055]', '[CALL-056]', '[CALL-057]',
  '[CALL-058]', '[CALL-059]', '[CALL-060]', '[CALL-061]', '[CALL-062]', '[CALL-063]', '[CALL-064]', '[CALL-065]',
  '[CALL-066]', '[CALL-067]', '[CALL-068]', '[CALL-069]', '[CALL-070]', '[CALL-071]', '[CALL-072]', '[CALL-073]',
  '[CALL-098]', '[CALL-099]',
];

driveCalls('[CONST-31] properties, documents, deals and offers', CALLS, PROPERTY_REQUESTS);
