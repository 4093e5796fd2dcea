import { CLOSING_CASES } from './denials/closing-cases';
import { driveDenials } from './denials/drive';

driveDenials('dates and tasks of accepted deals', CLOSING_CASES);
