import { driveCalls } from './contract/drive';
import { PROPERTY_REQUESTS } from './contract/requests/properties';

driveCalls('properties, documents, deals and offers', PROPERTY_REQUESTS);
